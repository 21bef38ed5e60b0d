import type { HelpCategory } from './helpCategory.ts';

/** The terms of use, which `/help#terms` shows. */
export const TERMS: HelpCategory = {
  id: 'terms',
  scopes: ['site'],
  title: {
    EN: 'Terms of use',
    CN: '使用条款',
    ES: 'Condiciones de uso',
    TY: 'Mga tuntunin ng paggamit',
    VI: 'Điều khoản sử dụng',
  },
  articles: [
    {
      id: 'age',
      title: {
        EN: 'Who may play',
        CN: '参与资格',
        ES: 'Quién puede jugar',
        TY: 'Sino ang maaaring maglaro',
        VI: 'Ai được phép chơi',
      },
      content: {
        EN: '<p>You must be at least 18 years old, or older where the law of your country says so. One person has one account. We ask for a document before the first withdrawal.</p>',
        CN: '<p>您须年满 18 周岁；若所在国家法律规定更高年龄，以法律为准。每人仅限一个账户。首次提款前需提供身份证件。</p>',
        ES: '<p>Debes tener al menos 18 años, o más si así lo exige la ley de tu país. Cada persona tiene una sola cuenta. Pedimos un documento antes de la primera retirada.</p>',
        TY: '<p>Kailangang 18 taong gulang ka pataas, o mas matanda kung iyon ang batas sa bansa mo. Isang account lang bawat tao. Hihingi kami ng dokumento bago ang unang withdrawal.</p>',
        VI: '<p>Bạn phải đủ 18 tuổi, hoặc lớn hơn nếu luật nước bạn quy định. Mỗi người chỉ có một tài khoản. Chúng tôi yêu cầu giấy tờ trước lần rút tiền đầu tiên.</p>',
      },
    },
    {
      id: 'bets',
      title: {
        EN: 'Bets and results',
        CN: '投注与结果',
        ES: 'Apuestas y resultados',
        TY: 'Mga taya at resulta',
        VI: 'Cược và kết quả',
      },
      content: {
        EN: '<p>A bet stands once the game has confirmed it. If a round breaks off, its stakes are returned. The result that the game’s own record shows is the one that counts.</p>',
        CN: '<p>游戏确认后投注即生效。若牌局中断，将退还投注本金。结果以游戏记录为准。</p>',
        ES: '<p>Una apuesta es firme cuando el juego la confirma. Si una ronda se interrumpe, se devuelven las apuestas. Cuenta el resultado que figura en el registro del juego.</p>',
        TY: '<p>May bisa ang taya kapag kinumpirma na ito ng laro. Kung naputol ang round, ibabalik ang taya. Ang resultang nasa record ng laro ang masusunod.</p>',
        VI: '<p>Cược có hiệu lực khi trò chơi xác nhận. Nếu ván bị gián đoạn, tiền cược được hoàn lại. Kết quả trong bản ghi của trò chơi là kết quả được tính.</p>',
      },
    },
    {
      id: 'privacy',
      title: { EN: 'Your data', CN: '个人信息', ES: 'Tus datos', TY: 'Ang data mo', VI: 'Dữ liệu của bạn' },
      content: {
        EN: '<p>We keep what the law asks us to keep, and use it to run your account and to meet our duties. You may ask for a copy or for a correction at any time.</p>',
        CN: '<p>我们仅保存法律要求保存的信息，并用于管理您的账户及履行法定义务。您可随时索取副本或要求更正。</p>',
        ES: '<p>Guardamos lo que la ley nos exige y lo usamos para gestionar tu cuenta y cumplir nuestras obligaciones. Puedes pedir una copia o una corrección en cualquier momento.</p>',
        TY: '<p>Itinatago namin ang hinihingi ng batas, at ginagamit ito para patakbuhin ang account mo at tuparin ang aming tungkulin. Maaari kang humingi ng kopya o pagtatama anumang oras.</p>',
        VI: '<p>Chúng tôi lưu những gì pháp luật yêu cầu và dùng để vận hành tài khoản và thực hiện nghĩa vụ của mình. Bạn có thể yêu cầu bản sao hoặc chỉnh sửa bất cứ lúc nào.</p>',
      },
    },
  ],
};
