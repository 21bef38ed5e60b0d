import { inLanguage, type Translated } from '../messages.ts';

const TEXTS = {
  demo: { EN: 'Demo game', CN: '演示游戏', ES: 'Juego de demostración', TY: 'Demo game', VI: 'Trò chơi mẫu' },
  balance: { EN: 'Balance', CN: '余额', ES: 'Saldo', TY: 'Balanse', VI: 'Số dư' },
  practice: {
    EN: 'Play money: nothing is won or lost.',
    CN: '试玩筹码：不涉及真实输赢。',
    ES: 'Dinero ficticio: no se gana ni se pierde nada.',
    TY: 'Pang-practice lang: walang totoong panalo o talo.',
    VI: 'Tiền chơi thử: không thắng thua thật.',
  },
  play: {
    EN: 'Play for {stake}',
    CN: '投注 {stake}',
    ES: 'Jugar por {stake}',
    TY: 'Maglaro ng {stake}',
    VI: 'Chơi {stake}',
  },
  won: {
    EN: 'You won {win}.',
    CN: '您赢得 {win}。',
    ES: 'Has ganado {win}.',
    TY: 'Nanalo ka ng {win}.',
    VI: 'Bạn thắng {win}.',
  },
  lost: {
    EN: 'No win this time.',
    CN: '本局未中奖。',
    ES: 'Esta vez no hay premio.',
    TY: 'Walang panalo ngayon.',
    VI: 'Lần này không thắng.',
  },
  ready: { EN: 'Ready.', CN: '准备就绪。', ES: 'Listo.', TY: 'Handa na.', VI: 'Sẵn sàng.' },
  back: { EN: 'Back to lobby', CN: '返回大厅', ES: 'Volver al lobby', TY: 'Bumalik sa lobby', VI: 'Về sảnh' },
  reels: { EN: 'Reels', CN: '转轴', ES: 'Rodillos', TY: 'Mga reel', VI: 'Các cuộn' },
  rules: { EN: 'How it pays', CN: '赔付说明', ES: 'Cómo paga', TY: 'Paano ito nagbabayad', VI: 'Cách trả thưởng' },
  rtp: {
    EN: 'Each round is drawn at random. Over many rounds {rtp} of what is staked is paid back (RTP). This is a demonstration, not a provider’s game.',
    CN: '每局结果随机产生。长期而言，返还率（RTP）为 {rtp}。本游戏仅供演示，并非供应商游戏。',
    ES: 'Cada ronda se sortea al azar. Tras muchas rondas se devuelve el {rtp} de lo apostado (RTP). Es una demostración, no un juego de un proveedor.',
    TY: 'Random ang bawat round. Sa maraming round, {rtp} ng itinaya ang naibabalik (RTP). Demo ito, hindi laro ng provider.',
    VI: 'Mỗi lượt được quay ngẫu nhiên. Qua nhiều lượt, {rtp} tiền cược được trả lại (RTP). Đây là bản mẫu, không phải trò chơi của nhà cung cấp.',
  },
  ended: {
    EN: 'This game has ended. Go back to the lobby and start it again.',
    CN: '游戏已结束，请返回大厅重新进入。',
    ES: 'Este juego ha terminado. Vuelve al lobby y ábrelo de nuevo.',
    TY: 'Natapos na ang larong ito. Bumalik sa lobby at buksan muli.',
    VI: 'Trò chơi đã kết thúc. Hãy về sảnh và mở lại.',
  },
  failed: {
    EN: 'No answer. Press again: the round is counted once.',
    CN: '未收到回应，请再按一次，本局只计一次。',
    ES: 'Sin respuesta. Pulsa otra vez: la ronda cuenta una sola vez.',
    TY: 'Walang sagot. Pindutin muli: isang beses lang bibilangin ang round.',
    VI: 'Không có phản hồi. Hãy bấm lại: lượt chơi chỉ được tính một lần.',
  },
  notEnough: {
    EN: 'The balance does not cover this stake.',
    CN: '余额不足，无法投注。',
    ES: 'El saldo no alcanza para esta apuesta.',
    TY: 'Kulang ang balanse para sa tayang ito.',
    VI: 'Số dư không đủ cho mức cược này.',
  },
} as const satisfies Record<string, Translated>;

export type GameTextName = keyof typeof TEXTS;

/** The words of the demo game. */
export function gameText(name: GameTextName, language: string, values: Readonly<Record<string, string>> = {}): string {
  const text = inLanguage(TEXTS[name], language);
  return text.replace(/\{(\w+)\}/g, (whole, key: string) => values[key] ?? whole);
}

const SYMBOL_NAMES: readonly Translated[] = [
  { EN: 'seven', CN: '七', ES: 'siete', TY: 'pito', VI: 'số bảy' },
  { EN: 'star', CN: '星', ES: 'estrella', TY: 'bituin', VI: 'ngôi sao' },
  { EN: 'clover', CN: '四叶草', ES: 'trébol', TY: 'clover', VI: 'cỏ bốn lá' },
  { EN: 'bell', CN: '铃铛', ES: 'campana', TY: 'kampana', VI: 'chuông' },
  { EN: 'moon', CN: '月亮', ES: 'luna', TY: 'buwan', VI: 'mặt trăng' },
];

/** What stands on the reels, for those who do not see it. */
export function symbolNames(language: string): string[] {
  return SYMBOL_NAMES.map((name) => inLanguage(name, language));
}
