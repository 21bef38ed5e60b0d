import { inLanguage, type Translated } from '../messages.ts';

const MESSAGES = {
  unknownGame: {
    EN: 'There is no such lottery.',
    CN: '没有该彩种。',
    ES: 'No existe esa lotería.',
    TY: 'Walang ganoong lottery.',
    VI: 'Không có loại xổ số này.',
  },
  lobby: { EN: 'Lotteries', CN: '彩票大厅', ES: 'Loterías', TY: 'Mga lottery', VI: 'Sảnh xổ số' },
  ended: {
    EN: 'This page has ended. Please open the lottery again from the site.',
    CN: '页面已失效，请从网站重新打开彩票。',
    ES: 'Esta página ha caducado. Vuelve a abrir la lotería desde el sitio.',
    TY: 'Natapos na ang pahinang ito. Buksan muli ang lottery mula sa site.',
    VI: 'Trang này đã hết hiệu lực. Vui lòng mở lại xổ số từ trang web.',
  },
  back: { EN: 'Back', CN: '返回', ES: 'Volver', TY: 'Bumalik', VI: 'Quay lại' },
  lastDraw: { EN: 'Last draw', CN: '上期开奖', ES: 'Último sorteo', TY: 'Huling draw', VI: 'Kỳ gần nhất' },
  nextDraw: { EN: 'Next draw', CN: '下期开奖', ES: 'Próximo sorteo', TY: 'Susunod na draw', VI: 'Kỳ tiếp theo' },
  closesIn: {
    EN: 'Sales close in',
    CN: '距离停售',
    ES: 'Las ventas cierran en',
    TY: 'Magsasara ang bentahan sa loob ng',
    VI: 'Ngừng bán sau',
  },
  closed: {
    EN: 'Sales for this draw are closed.',
    CN: '本期已停售。',
    ES: 'Las ventas para este sorteo están cerradas.',
    TY: 'Sarado na ang bentahan para sa draw na ito.',
    VI: 'Đã ngừng bán cho kỳ này.',
  },
  pick: {
    EN: 'Which number is drawn last?',
    CN: '竞猜最后开出的号码',
    ES: '¿Qué número saldrá el último?',
    TY: 'Aling numero ang huling mabubunot?',
    VI: 'Số nào được quay cuối cùng?',
  },
  stake: { EN: 'Stake', CN: '投注金额', ES: 'Apuesta', TY: 'Taya', VI: 'Tiền cược' },
  odds: {
    EN: 'Chance: 1 in {0}. A stake of {1} wins {2}.',
    CN: '中奖概率 {0} 分之一。投注 {1}，中奖可得 {2}。',
    ES: 'Probabilidad: 1 entre {0}. Una apuesta de {1} gana {2}.',
    TY: 'Tsansa: 1 sa {0}. Ang taya na {1} ay mananalo ng {2}.',
    VI: 'Xác suất: 1 trên {0}. Cược {1} thắng {2}.',
  },
  buy: { EN: 'Buy the ticket', CN: '购买彩票', ES: 'Comprar el boleto', TY: 'Bilhin ang tiket', VI: 'Mua vé' },
  balance: { EN: 'Balance', CN: '余额', ES: 'Saldo', TY: 'Balanse', VI: 'Số dư' },
  tickets: { EN: 'Your tickets', CN: '我的彩票', ES: 'Tus boletos', TY: 'Mga tiket mo', VI: 'Vé của bạn' },
  draw: { EN: 'Draw', CN: '期号', ES: 'Sorteo', TY: 'Draw', VI: 'Kỳ' },
  number: { EN: 'Number', CN: '号码', ES: 'Número', TY: 'Numero', VI: 'Số' },
  result: { EN: 'Result', CN: '结果', ES: 'Resultado', TY: 'Resulta', VI: 'Kết quả' },
  open: { EN: 'Not drawn yet', CN: '未开奖', ES: 'Sin sortear', TY: 'Hindi pa nabubunot', VI: 'Chưa quay' },
  lost: { EN: 'No win', CN: '未中奖', ES: 'Sin premio', TY: 'Hindi nanalo', VI: 'Không trúng' },
  won: { EN: 'Won {0}', CN: '中奖 {0}', ES: 'Premio {0}', TY: 'Nanalo ng {0}', VI: 'Trúng {0}' },
  bought: {
    EN: 'The ticket is bought.',
    CN: '购票成功。',
    ES: 'Boleto comprado.',
    TY: 'Nabili na ang tiket.',
    VI: 'Đã mua vé.',
  },
  unfit: {
    EN: 'Please choose a number and a stake.',
    CN: '请选择号码和投注金额。',
    ES: 'Elige un número y una apuesta.',
    TY: 'Pumili ng numero at taya.',
    VI: 'Vui lòng chọn số và tiền cược.',
  },
  funds: {
    EN: 'The balance is too low for this stake.',
    CN: '余额不足，无法投注。',
    ES: 'El saldo no alcanza para esta apuesta.',
    TY: 'Kulang ang balanse para sa tayang ito.',
    VI: 'Số dư không đủ cho mức cược này.',
  },
  full: {
    EN: 'No more tickets are sold just now.',
    CN: '暂时无法购票。',
    ES: 'Ahora mismo no se venden más boletos.',
    TY: 'Wala munang ibinebentang tiket ngayon.',
    VI: 'Hiện tạm ngừng bán vé.',
  },
} as const satisfies Record<string, Translated>;

export type LotteryMessage = keyof typeof MESSAGES;

/** The words of lotteries and their page; `{0}`, `{1}` … are filled in. */
export function lotteryMessage(name: LotteryMessage, language: string, ...values: string[]): string {
  return inLanguage(MESSAGES[name], language).replace(/\{(\d)\}/g, (_, index) => values[Number(index)] ?? '');
}
