import type { Translated } from '../messages.ts';

/** What a promotion says when it says no, by the code of the refusal. */
export const promotionWords = {
  'promotion.unknown': {
    EN: 'There is no such promotion.',
    CN: '该优惠活动不存在。',
    ES: 'Esa promoción no existe.',
    TY: 'Walang ganoong promosyon.',
    VI: 'Khuyến mãi này không tồn tại.',
  },
  'promotion.closed': {
    EN: 'This promotion is not running now.',
    CN: '该优惠活动目前未开放。',
    ES: 'Esta promoción no está en curso.',
    TY: 'Hindi tumatakbo ngayon ang promosyong ito.',
    VI: 'Khuyến mãi này hiện không diễn ra.',
  },
  'promotion.again': {
    EN: 'You take part already.',
    CN: '您已参加该活动。',
    ES: 'Ya participas.',
    TY: 'Kasali ka na.',
    VI: 'Bạn đã tham gia rồi.',
  },
  'promotion.way': {
    EN: 'This is not how one takes part in this promotion.',
    CN: '该活动不支持此参加方式。',
    ES: 'No se participa así en esta promoción.',
    TY: 'Hindi ganito ang pagsali sa promosyong ito.',
    VI: 'Không tham gia khuyến mãi này theo cách này.',
  },
  'promotion.remark': {
    EN: 'A remark has at most {most} characters.',
    CN: '备注最多 {most} 个字符。',
    ES: 'El comentario tiene como máximo {most} caracteres.',
    TY: 'Hanggang {most} karakter lang ang puna.',
    VI: 'Ghi chú tối đa {most} ký tự.',
  },
  'promotion.nothing': {
    EN: 'There is nothing to claim now.',
    CN: '目前没有可领取的奖励。',
    ES: 'Ahora no hay nada que reclamar.',
    TY: 'Walang mai-claim ngayon.',
    VI: 'Hiện không có gì để nhận.',
  },
  'promotion.draws': {
    EN: 'No draws are left today.',
    CN: '今日抽奖次数已用完。',
    ES: 'Hoy no te quedan sorteos.',
    TY: 'Wala nang natitirang bunot ngayong araw.',
    VI: 'Hôm nay không còn lượt rút.',
  },
} as const satisfies Record<string, Translated>;

export type PromotionCode = keyof typeof promotionWords;
