import type { Translated } from '../messages.ts';

export interface BlogPost {
  readonly id: string;
  readonly title: Translated;
  readonly summary: Translated;
  /** HTML, as operators write it */
  readonly content: Translated;
  /** name of a banner's picture */
  readonly picture: string;
  /** days between two entries, counted back from the first of the month */
  readonly daysBefore: number;
}

/** The entries of the blog, newest first. */
export const BLOG: readonly BlogPost[] = [
  {
    id: 'house-edge',
    picture: 'live-1',
    daysBefore: 1,
    title: {
      EN: 'What the house edge means',
      CN: '什么是庄家优势',
      ES: 'Qué es la ventaja de la casa',
      TY: 'Ano ang house edge',
      VI: 'Lợi thế nhà cái là gì',
    },
    summary: {
      EN: 'Every game keeps a part of the stakes over time. Here is how to read it.',
      CN: '从长期看，每款游戏都会保留一部分投注额。本文教您如何理解。',
      ES: 'Con el tiempo, cada juego se queda una parte de lo apostado. Así se lee.',
      TY: 'Sa paglipas ng panahon, may bahagi ng taya na napupunta sa bawat laro. Ganito ito basahin.',
      VI: 'Về lâu dài, mỗi trò chơi giữ lại một phần tiền cược. Đây là cách hiểu.',
    },
    content: {
      EN: '<p>On a wheel with one zero, 36 of 37 fields pay and one does not. Over many rounds about 2.7% of all stakes stay with the house.</p><p>The figure says nothing about the next round: it can be won or lost all the same.</p>',
      CN: '<p>单零轮盘共有 37 格，其中 36 格赔付。长期来看，约 2.7% 的投注额归庄家所有。</p><p>该数字无法预测下一局，任何一局都可能赢或输。</p>',
      ES: '<p>En una ruleta de un solo cero pagan 36 de 37 casillas. Tras muchas rondas, cerca del 2,7 % de lo apostado se queda en la casa.</p><p>La cifra no dice nada de la próxima ronda: igual se puede ganar que perder.</p>',
      TY: '<p>Sa roulette na may isang zero, 36 sa 37 ang nagbabayad. Sa maraming round, mga 2.7% ng lahat ng taya ang naiiwan sa bahay.</p><p>Walang sinasabi ang numerong ito tungkol sa susunod na round: maaari pa ring manalo o matalo.</p>',
      VI: '<p>Trên bàn roulette một số 0, 36 trong 37 ô được trả thưởng. Qua nhiều ván, khoảng 2,7% tiền cược thuộc về nhà cái.</p><p>Con số này không nói gì về ván tiếp theo: vẫn có thể thắng hoặc thua.</p>',
    },
  },
  {
    id: 'draws-at-random',
    picture: 'elott-1',
    daysBefore: 12,
    title: {
      EN: 'Why past draws do not help',
      CN: '为何往期号码无助于预测',
      ES: 'Por qué los sorteos pasados no ayudan',
      TY: 'Bakit hindi nakatutulong ang mga nakaraang draw',
      VI: 'Vì sao kết quả cũ không giúp ích',
    },
    summary: {
      EN: 'A number that was not drawn for long is not due.',
      CN: '长期未开出的号码并不会“该出了”。',
      ES: 'Un número que lleva tiempo sin salir no tiene por qué salir.',
      TY: 'Ang numerong matagal nang hindi nabubunot ay hindi “dapat” lumabas.',
      VI: 'Một số lâu không ra không có nghĩa là sắp ra.',
    },
    content: {
      EN: '<p>Each draw begins from nothing. A machine has no memory, so a list of old numbers is a record and not a forecast.</p>',
      CN: '<p>每期开奖都是独立的。机器没有记忆，历史号码只是记录，而非预测。</p>',
      ES: '<p>Cada sorteo empieza de cero. Una máquina no tiene memoria: la lista de números antiguos es un registro, no un pronóstico.</p>',
      TY: '<p>Nagsisimula sa wala ang bawat draw. Walang memorya ang makina, kaya talaan lang ang listahan ng lumang numero at hindi hula.</p>',
      VI: '<p>Mỗi kỳ quay bắt đầu lại từ đầu. Máy không có trí nhớ, nên danh sách số cũ chỉ là bản ghi, không phải dự báo.</p>',
    },
  },
  {
    id: 'withdrawals-explained',
    picture: 'home-5',
    daysBefore: 30,
    title: {
      EN: 'From request to bank account',
      CN: '从申请到到账',
      ES: 'De la solicitud al banco',
      TY: 'Mula request hanggang bank account',
      VI: 'Từ yêu cầu đến tài khoản ngân hàng',
    },
    summary: {
      EN: 'What happens to a withdrawal, step by step.',
      CN: '逐步了解提款流程。',
      ES: 'Qué pasa con una retirada, paso a paso.',
      TY: 'Ano ang nangyayari sa withdrawal, hakbang-hakbang.',
      VI: 'Lệnh rút tiền được xử lý từng bước ra sao.',
    },
    content: {
      EN: '<ol><li>You ask, and the amount leaves your wallet.</li><li>We check the account it goes to.</li><li>The payment is sent, and you confirm that it has arrived.</li></ol>',
      CN: '<ol><li>您提交申请，金额从钱包扣除。</li><li>我们核对收款账户。</li><li>款项汇出，您确认到账。</li></ol>',
      ES: '<ol><li>Lo pides y el importe sale de tu monedero.</li><li>Comprobamos la cuenta de destino.</li><li>Se envía el pago y confirmas que ha llegado.</li></ol>',
      TY: '<ol><li>Hihiling ka, at aalis ang halaga sa wallet mo.</li><li>Susuriin namin ang account na pupuntahan.</li><li>Ipapadala ang bayad, at kukumpirmahin mong dumating ito.</li></ol>',
      VI: '<ol><li>Bạn gửi yêu cầu, số tiền rời khỏi ví.</li><li>Chúng tôi kiểm tra tài khoản nhận.</li><li>Tiền được chuyển và bạn xác nhận đã nhận.</li></ol>',
    },
  },
];
