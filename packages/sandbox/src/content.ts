import type { SubjectName } from './art/subjects.ts';
import type { Translated } from './messages.ts';

/** What the picture of a subject says, for those who do not see it. */
export const TITLES: Readonly<Record<SubjectName, Translated>> = {
  roulette: {
    EN: 'Roulette with live dealers, day and night',
    CN: '真人荷官轮盘，全天开放',
    ES: 'Ruleta con crupieres en vivo, día y noche',
    TY: 'Roulette kasama ang live dealer, araw at gabi',
    VI: 'Roulette với người chia bài trực tiếp, ngày và đêm',
  },
  cards: {
    EN: 'Card tables for every style',
    CN: '多种牌桌，随心选择',
    ES: 'Mesas de cartas para cada estilo',
    TY: 'Mga mesa ng baraha para sa bawat estilo',
    VI: 'Bàn bài cho mọi phong cách',
  },
  reels: {
    EN: 'Slots, from three reels to the newest',
    CN: '老虎机，从经典三轴到最新款',
    ES: 'Tragaperras, de tres rodillos a las más nuevas',
    TY: 'Slots, mula tatlong reel hanggang pinakabago',
    VI: 'Slot, từ ba cuộn cổ điển đến mới nhất',
  },
  balls: {
    EN: 'Lottery draws all day, results as they fall',
    CN: '全天彩票开奖，结果即时揭晓',
    ES: 'Sorteos todo el día, resultados al momento',
    TY: 'Lottery draw buong araw, resulta agad',
    VI: 'Xổ số cả ngày, kết quả tức thì',
  },
  fish: {
    EN: 'Fishing games: aim, and share the reef',
    CN: '捕鱼游戏，瞄准海底世界',
    ES: 'Juegos de pesca: apunta y comparte el arrecife',
    TY: 'Fishing games: umasinta at sabay-sabay sa dagat',
    VI: 'Bắn cá: ngắm và cùng khám phá rạn san hô',
  },
  football: {
    EN: 'Football and more, before and during the match',
    CN: '足球及更多赛事，赛前与滚球',
    ES: 'Fútbol y más, antes y durante el partido',
    TY: 'Football at iba pa, bago at habang laban',
    VI: 'Bóng đá và hơn thế, trước và trong trận',
  },
  controller: {
    EN: 'Esports: follow the big series',
    CN: '电子竞技：关注各大赛事',
    ES: 'Esports: sigue las grandes series',
    TY: 'Esports: sundan ang malalaking serye',
    VI: 'Thể thao điện tử: theo dõi các giải lớn',
  },
  rooster: {
    EN: 'Cockfight, live from licensed arenas',
    CN: '持牌斗鸡场现场直播',
    ES: 'Peleas de gallos, en directo desde recintos con licencia',
    TY: 'Sabong, live mula sa mga lisensyadong arena',
    VI: 'Đá gà trực tiếp từ trường gà có giấy phép',
  },
  chips: {
    EN: 'Card rooms: sit down with other players',
    CN: '棋牌室：与其他玩家同桌',
    ES: 'Salas de cartas: siéntate con otros jugadores',
    TY: 'Card room: makipaglaro sa ibang players',
    VI: 'Phòng bài: ngồi cùng người chơi khác',
  },
  gift: {
    EN: 'Promotions with their terms in plain words',
    CN: '优惠活动，条款清晰易懂',
    ES: 'Promociones con condiciones claras',
    TY: 'Mga promosyon na malinaw ang patakaran',
    VI: 'Khuyến mãi với điều khoản rõ ràng',
  },
  trophy: {
    EN: 'Point mall: rewards for your points',
    CN: '积分商城：用积分换好礼',
    ES: 'Tienda de puntos: premios por tus puntos',
    TY: 'Point mall: mga gantimpala para sa puntos mo',
    VI: 'Cửa hàng điểm: quà cho điểm của bạn',
  },
  keyhole: {
    EN: 'Your account, safely yours',
    CN: '您的账户，安全无忧',
    ES: 'Tu cuenta, segura y solo tuya',
    TY: 'Ang account mo, ligtas at sa iyo lang',
    VI: 'Tài khoản của bạn, luôn an toàn',
  },
  headset: {
    EN: 'Help from people, at any hour',
    CN: '人工客服，随时为您服务',
    ES: 'Ayuda de personas, a cualquier hora',
    TY: 'Tulong mula sa totoong tao, anumang oras',
    VI: 'Hỗ trợ từ nhân viên thật, mọi lúc',
  },
};

/** Which pictures a route or popup shows (SHELL-12), and where a click on one leads. */
export const BANNER_GROUPS: readonly {
  readonly group: string;
  readonly shows: readonly (readonly [SubjectName, link?: string])[];
}[] = [
  {
    group: '/',
    shows: [
      ['roulette', '/live'],
      ['reels', '/rng'],
      ['football', '/sports'],
      ['balls', '/lottery'],
      ['gift', '/promotions'],
    ],
  },
  { group: '/rng', shows: [['reels'], ['gift', '/promotions']] },
  { group: '/live', shows: [['roulette'], ['cards']] },
  { group: '/fish', shows: [['fish']] },
  { group: '/pvp', shows: [['chips'], ['cards']] },
  { group: '/sports', shows: [['football'], ['controller', '/esports']] },
  { group: '/esports', shows: [['controller']] },
  { group: '/elott', shows: [['balls']] },
  { group: '/cockfight', shows: [['rooster']] },
  { group: '/promotions', shows: [['gift'], ['trophy', '/pointMall']] },
  { group: '/pointMall', shows: [['trophy']] },
  { group: '/help', shows: [['headset']] },
  { group: '/register', shows: [['gift'], ['keyhole']] },
  { group: 'w_login', shows: [['keyhole']] },
  { group: 'w_forget', shows: [['headset']] },
];

/** The short name of a banner's address: its group without punctuation, and its place. */
export function bannerName(group: string, place: number): string {
  return `${group === '/' ? 'home' : group.replace(/\W/g, '')}-${place + 1}`;
}

/** The subject of a banner by its name. */
export function bannerSubject(name: string): SubjectName | undefined {
  for (const { group, shows } of BANNER_GROUPS) {
    const place = shows.findIndex((_, index) => bannerName(group, index) === name);
    if (place >= 0) return shows[place]?.[0];
  }
  return undefined;
}
