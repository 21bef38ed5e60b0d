import type { Translated } from '../../messages.ts';

/** What the platform says about games. */
export const gameMessages = {
  maintenance: {
    EN: 'This game is under maintenance. Please try another popular game.',
    CN: '该游戏正在维护，请先体验其他热门游戏。',
    ES: 'Este juego está en mantenimiento. Prueba otro juego popular.',
    TY: 'Nasa maintenance ang larong ito. Subukan ang ibang sikat na laro.',
    VI: 'Trò chơi này đang bảo trì. Vui lòng thử trò chơi phổ biến khác.',
  },
  unknown: {
    EN: 'This game is no longer available.',
    CN: '该游戏已下架。',
    ES: 'Este juego ya no está disponible.',
    TY: 'Hindi na available ang larong ito.',
    VI: 'Trò chơi này không còn nữa.',
  },
  lottery: {
    EN: 'Lotteries are played on the lottery page.',
    CN: '彩票请在彩票页面投注。',
    ES: 'A la lotería se juega en su propia página.',
    TY: 'Nilalaro ang lottery sa sarili nitong pahina.',
    VI: 'Xổ số được chơi tại trang xổ số.',
  },
  roomFull: {
    EN: 'This room is full. Please choose another one.',
    CN: '该房间已满，请选择其他房间。',
    ES: 'Esta sala está llena. Elige otra.',
    TY: 'Puno na ang room na ito. Pumili ng iba.',
    VI: 'Phòng này đã đầy. Vui lòng chọn phòng khác.',
  },
  favouritesFull: {
    EN: 'You have as many favourites as an account can hold. Remove one first.',
    CN: '收藏数量已达上限，请先移除一个。',
    ES: 'Tus favoritos han llegado al máximo. Quita uno antes.',
    TY: 'Puno na ang listahan ng paborito mo. Mag-alis muna ng isa.',
    VI: 'Danh sách yêu thích đã đầy. Hãy bỏ bớt một trò chơi trước.',
  },
} as const satisfies Record<string, Translated>;

/** Limits of a card room, from low to high. */
export const roomLevels: readonly Translated[] = [
  { EN: 'Beginners', CN: '新手场', ES: 'Principiantes', TY: 'Baguhan', VI: 'Tập sự' },
  { EN: 'Regulars', CN: '普通场', ES: 'Habituales', TY: 'Regular', VI: 'Phổ thông' },
  { EN: 'Masters', CN: '大师场', ES: 'Maestros', TY: 'Eksperto', VI: 'Cao thủ' },
];

/** Jackpot pools. */
export const poolNames: readonly Translated[] = [
  { EN: 'Grand', CN: '巨奖', ES: 'Gran bote', TY: 'Grand', VI: 'Giải lớn' },
  { EN: 'Major', CN: '大奖', ES: 'Bote mayor', TY: 'Major', VI: 'Giải nhất' },
  { EN: 'Minor', CN: '中奖', ES: 'Bote menor', TY: 'Minor', VI: 'Giải nhì' },
  { EN: 'Mini', CN: '小奖', ES: 'Minibote', TY: 'Mini', VI: 'Giải nhỏ' },
];
