import type { Amount } from '@marquee/domain/money';
import type { Translated } from '../messages.ts';

/** Something to redeem points for. */
export interface Reward {
  readonly id: string;
  readonly type: 'bonus' | 'goods';
  readonly name: Translated;
  readonly points: Amount;
  /** money that a bonus gives for each */
  readonly worth?: Amount;
  /** deposits of the last 30 days that it asks for */
  readonly requiredAmount?: Amount;
  /** name of its picture; none: it is told by words alone */
  readonly art?: string;
  /** how many there were at first */
  readonly stock?: number;
}

export const rewards: readonly Reward[] = [
  {
    id: 'bonus-10',
    type: 'bonus',
    name: { EN: 'Bonus of 10', CN: '10 元红利', ES: 'Bono de 10', TY: 'Bonus na 10', VI: 'Thưởng 10' },
    points: '800',
    worth: '10.00',
    art: 'pvp-1',
  },
  {
    id: 'bonus-50',
    type: 'bonus',
    name: { EN: 'Bonus of 50', CN: '50 元红利', ES: 'Bono de 50', TY: 'Bonus na 50', VI: 'Thưởng 50' },
    points: '3500',
    worth: '50.00',
    art: 'promotions-1',
  },
  {
    id: 'bonus-500',
    type: 'bonus',
    name: { EN: 'Bonus of 500', CN: '500 元红利', ES: 'Bono de 500', TY: 'Bonus na 500', VI: 'Thưởng 500' },
    points: '32000',
    worth: '500.00',
    art: 'pointMall-1',
    requiredAmount: '20000',
  },
  {
    id: 'umbrella',
    type: 'goods',
    name: { EN: 'Umbrella', CN: '雨伞', ES: 'Paraguas', TY: 'Payong', VI: 'Ô che mưa' },
    points: '2500',
    stock: 40,
  },
  {
    id: 'flask',
    type: 'goods',
    name: { EN: 'Steel flask', CN: '不锈钢保温杯', ES: 'Termo de acero', TY: 'Bakal na tumbler', VI: 'Bình giữ nhiệt' },
    points: '4200',
    stock: 25,
  },
  {
    id: 'headphones',
    type: 'goods',
    name: { EN: 'Headphones', CN: '耳机', ES: 'Auriculares', TY: 'Headphones', VI: 'Tai nghe' },
    points: '48000',
    requiredAmount: '5000',
    stock: 6,
  },
  {
    id: 'phone',
    type: 'goods',
    name: { EN: 'Phone', CN: '手机', ES: 'Teléfono', TY: 'Cellphone', VI: 'Điện thoại' },
    points: '420000',
    requiredAmount: '50000',
    stock: 2,
  },
  {
    id: 'backpack',
    type: 'goods',
    name: { EN: 'Backpack', CN: '背包', ES: 'Mochila', TY: 'Backpack', VI: 'Ba lô' },
    points: '9000',
    stock: 0,
  },
];

export function rewardOf(id: string): Reward | undefined {
  return rewards.find((reward) => reward.id === id);
}
