import type { Amount } from '@marquee/domain/money';
import type { Translated } from '../messages.ts';

/** What a lot gives. */
export interface Lot {
  readonly prize: Translated;
  readonly amount?: Amount;
  readonly points?: Amount;
  /** lots of this kind among all */
  readonly parts: number;
}

const money = (amount: Amount, parts: number): Lot => ({
  prize: {
    EN: `Bonus of ${amount}`,
    CN: `红利 ${amount}`,
    ES: `Bono de ${amount}`,
    TY: `Bonus na ${amount}`,
    VI: `Thưởng ${amount}`,
  },
  amount,
  parts,
});

const points = (count: Amount, parts: number): Lot => ({
  prize: {
    EN: `${count} points`,
    CN: `${count} 积分`,
    ES: `${count} puntos`,
    TY: `${count} puntos`,
    VI: `${count} điểm`,
  },
  points: count,
  parts,
});

const LOTS: readonly Lot[] = [
  {
    prize: {
      EN: 'Nothing this time',
      CN: '未中奖',
      ES: 'Esta vez no hay premio',
      TY: 'Walang premyo ngayon',
      VI: 'Lần này không trúng',
    },
    parts: 50,
  },
  points('50', 25),
  money('5.00', 15),
  points('500', 7),
  money('88.00', 3),
];

/** The lot that a number from 0 up to 1 draws. */
export function lotAt(number: number): Lot {
  let rest = number * LOTS.reduce((sum, { parts }) => sum + parts, 0);
  const found = LOTS.find(({ parts }) => {
    rest -= parts;
    return rest < 0;
  });
  return found ?? points('50', 0);
}
