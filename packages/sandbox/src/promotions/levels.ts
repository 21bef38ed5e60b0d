import type { Amount } from '@marquee/domain/money';
import type { Translated } from '../messages.ts';

/** A level of the VIP club. */
export interface Level {
  readonly level: number;
  readonly name: Translated;
  /** of a month */
  readonly deposit: Amount;
  readonly validBet: Amount;
  readonly weekly: Amount;
  readonly birthday: Amount;
}

const level = (
  number: number,
  [EN, CN, ES, TY, VI]: readonly [string, string, string, string, string],
  [deposit, validBet, weekly, birthday]: readonly [Amount, Amount, Amount, Amount],
): Level => ({ level: number, name: { EN, CN, ES, TY, VI }, deposit, validBet, weekly, birthday });

export const levels: readonly Level[] = [
  level(0, ['Bronze', '青铜', 'Bronce', 'Bronze', 'Đồng'], ['0', '0', '0', '18.00']),
  level(1, ['Copper', '紫铜', 'Cobre', 'Copper', 'Đồng đỏ'], ['5000', '25000', '8.00', '28.00']),
  level(2, ['Silver', '白银', 'Plata', 'Silver', 'Bạc'], ['20000', '100000', '18.00', '58.00']),
  level(3, ['Gold', '黄金', 'Oro', 'Gold', 'Vàng'], ['100000', '500000', '58.00', '188.00']),
  level(4, ['Platinum', '铂金', 'Platino', 'Platinum', 'Bạch kim'], ['500000', '2500000', '188.00', '588.00']),
  level(5, ['Diamond', '钻石', 'Diamante', 'Diamond', 'Kim cương'], ['2000000', '10000000', '588.00', '1888.00']),
  level(6, ['Black', '黑金', 'Negro', 'Black', 'Đen'], ['10000000', '50000000', '1888.00', '5888.00']),
];

/** Names of the benefits. */
export const benefitTitles = {
  weekly: { EN: 'Weekly bonus', CN: '每周红利', ES: 'Bono semanal', TY: 'Lingguhang bonus', VI: 'Thưởng tuần' },
  birthday: {
    EN: 'Birthday bonus',
    CN: '生日红利',
    ES: 'Bono de cumpleaños',
    TY: 'Birthday bonus',
    VI: 'Thưởng sinh nhật',
  },
  service: {
    EN: 'Customer service',
    CN: '客户服务',
    ES: 'Atención al cliente',
    TY: 'Customer service',
    VI: 'Chăm sóc khách hàng',
  },
} as const satisfies Record<string, Translated>;

export const services = {
  usual: { EN: 'Live chat', CN: '在线客服', ES: 'Chat en vivo', TY: 'Live chat', VI: 'Trò chuyện trực tuyến' },
  vip: { EN: 'A channel of your own', CN: '专属客服', ES: 'Canal propio', TY: 'Sariling channel', VI: 'Kênh riêng' },
} as const satisfies Record<string, Translated>;

/** From above this level on, the VIP channel of customer service (section 9). */
export const VIP_SERVICE_ABOVE = 4;
