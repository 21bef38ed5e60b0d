import type { Translated } from '../messages.ts';

/** What the point mall says when it says no, by the code of the refusal. */
export const pointWords = {
  'points.insufficient': {
    EN: 'You do not have enough points.',
    CN: '积分不足。',
    ES: 'No tienes puntos suficientes.',
    TY: 'Kulang ang puntos mo.',
    VI: 'Bạn không đủ điểm.',
  },
  'points.reward': {
    EN: 'This reward is not available.',
    CN: '该奖品不可兑换。',
    ES: 'Este premio no está disponible.',
    TY: 'Hindi available ang gantimpalang ito.',
    VI: 'Phần quà này không có sẵn.',
  },
  'points.stock': {
    EN: 'There are only {left} of these left.',
    CN: '仅剩 {left} 件。',
    ES: 'Solo quedan {left}.',
    TY: '{left} na lang ang natitira.',
    VI: 'Chỉ còn lại {left}.',
  },
  'points.deposits': {
    EN: 'This reward asks for deposits of {amount} in the last 30 days.',
    CN: '兑换该奖品需最近 30 天内存款达 {amount}。',
    ES: 'Este premio pide depósitos por {amount} en los últimos 30 días.',
    TY: 'Kailangan ng {amount} na deposito sa nakaraang 30 araw para dito.',
    VI: 'Phần quà này yêu cầu nạp {amount} trong 30 ngày qua.',
  },
  'points.least': {
    EN: 'Convert at least {least} points.',
    CN: '至少兑换 {least} 积分。',
    ES: 'Convierte al menos {least} puntos.',
    TY: 'Mag-convert ng hindi bababa sa {least} puntos.',
    VI: 'Đổi ít nhất {least} điểm.',
  },
  'points.step': {
    EN: 'Only whole points can be converted.',
    CN: '只能兑换整数积分。',
    ES: 'Solo se pueden convertir puntos enteros.',
    TY: 'Buong puntos lang ang maaaring i-convert.',
    VI: 'Chỉ có thể đổi số điểm nguyên.',
  },
} as const satisfies Record<string, Translated>;

export type PointCode = keyof typeof pointWords;
