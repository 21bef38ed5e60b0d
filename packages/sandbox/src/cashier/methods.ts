import type { AmountRule } from '@marquee/domain/amountRule';
import type { Amount } from '@marquee/domain/money';
import type { Translated } from '../messages.ts';

/** A way to pay in. Names are kinds of payment, not companies. */
export interface DepositMethod {
  readonly code: string;
  readonly kind: 'bank' | 'eWallet' | 'crypto' | 'card' | 'store';
  readonly name: Translated;
  readonly rule: AmountRule;
  readonly quickAmounts: readonly Amount[];
  /** until the payment has come in */
  readonly seconds: number;
}

export const DIGITS = 2;
const rule = (least: Amount, most?: Amount): AmountRule => ({ least, digits: DIGITS, ...(most ? { most } : {}) });

export const depositMethods: readonly DepositMethod[] = [
  {
    code: 'EWALLET',
    kind: 'eWallet',
    name: { EN: 'E-wallet', CN: '电子钱包', ES: 'Monedero electrónico', TY: 'E-wallet', VI: 'Ví điện tử' },
    rule: rule('100', '50000'),
    quickAmounts: ['100', '200', '500', '1000', '5000'],
    seconds: 8,
  },
  {
    code: 'BANK',
    kind: 'bank',
    name: {
      EN: 'Bank transfer',
      CN: '银行转账',
      ES: 'Transferencia bancaria',
      TY: 'Bank transfer',
      VI: 'Chuyển khoản ngân hàng',
    },
    rule: rule('500'),
    quickAmounts: ['500', '1000', '5000', '10000', '50000'],
    seconds: 30,
  },
  {
    code: 'CARD',
    kind: 'card',
    name: { EN: 'Debit card', CN: '借记卡', ES: 'Tarjeta de débito', TY: 'Debit card', VI: 'Thẻ ghi nợ' },
    rule: rule('200', '20000'),
    quickAmounts: ['200', '500', '1000', '2000'],
    seconds: 10,
  },
  {
    code: 'STORE',
    kind: 'store',
    name: {
      EN: 'Cash at a store',
      CN: '便利店付款',
      ES: 'Efectivo en tienda',
      TY: 'Bayad sa tindahan',
      VI: 'Tiền mặt tại cửa hàng',
    },
    rule: rule('100', '5000'),
    quickAmounts: ['100', '300', '500', '1000'],
    seconds: 60,
  },
  {
    code: 'CRYPTO',
    kind: 'crypto',
    name: { EN: 'Stablecoin', CN: '稳定币', ES: 'Criptomoneda estable', TY: 'Stablecoin', VI: 'Tiền ổn định' },
    rule: rule('1000', '500000'),
    quickAmounts: ['1000', '5000', '10000', '50000'],
    seconds: 45,
  },
];

export function depositMethod(code: string): DepositMethod | undefined {
  return depositMethods.find((method) => method.code === code);
}

/** Where withdrawals can be paid to; invented names. */
export const banks: readonly { readonly code: string; readonly name: string }[] = [
  { code: 'ITB', name: 'Island Trust Bank' },
  { code: 'CMS', name: 'Coral Mutual Savings' },
  { code: 'NRB', name: 'North Ridge Bank' },
  { code: 'SVB', name: 'Seven Valleys Bank' },
  { code: 'LKW', name: 'Lakan Wallet' },
  { code: 'PRW', name: 'Perlas Wallet' },
];

export function bankName(code: string): string {
  return banks.find((bank) => bank.code === code)?.name ?? code;
}

/** Only the last four digits are shown. */
export function masked(number: string): string {
  return `${'*'.repeat(Math.max(0, number.length - 4))}${number.slice(-4)}`;
}

export const withdrawalRule: AmountRule = rule('100');
export const WITHDRAWALS_A_DAY = 10;
/** minutes after which an unconfirmed payment counts as received (section 4) */
export const CONFIRM_MINUTES = 30;
