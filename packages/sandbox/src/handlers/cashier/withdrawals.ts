import { isFinal } from '@marquee/domain/cashier';
import { subtractAmounts } from '@marquee/domain/money';
import { bankName, CONFIRM_MINUTES, DIGITS, masked, WITHDRAWALS_A_DAY, withdrawalRule } from '../../cashier/methods.ts';
import { assertPaymentPassword } from '../../cashier/paymentPassword.ts';
import { assertAmount, covered, refuse } from '../../cashier/refuse.ts';
import type { Withdrawal } from '../../cashier/state.ts';
import type { Exchange, Handler } from '../../exchange.ts';
import type { Owner } from '../../ledger/changes.ts';
import { balanceOf, move } from '../../ledger/ledger.ts';
import { heldAccount, walletOf } from '../../ledger/wallets.ts';
import { personOf, realPersonOf } from '../../people.ts';
import type { Platform } from '../../platform.ts';
import { pageOf, within } from '../../records/page.ts';
import { worded } from '../../records/wording.ts';
import { bankAccountsOf } from './bankAccounts.ts';

const DAY_MS = 24 * 60 * 60_000;
const MOST_KEPT = 2000;

const REJECTED = {
  EN: 'The payee account did not take the payment. The amount is back in your main wallet.',
  CN: '收款账户未接受付款，金额已退回主钱包。',
  ES: 'La cuenta de destino no aceptó el pago. El importe está de nuevo en tu monedero principal.',
  TY: 'Hindi tinanggap ng account ang bayad. Naibalik na ang halaga sa main wallet mo.',
  VI: 'Tài khoản nhận không chấp nhận thanh toán. Số tiền đã được trả về ví chính.',
};

/** A member's withdrawals, oldest first. */
export function withdrawalsOf(platform: Platform, { merchant, username }: Owner): Withdrawal[] {
  walletOf(platform, merchant, username);
  return platform.state.cashier.withdrawals.filter((one) => one.merchant === merchant && one.username === username);
}

/** Withdrawals that were asked for within a day. */
function today(platform: Platform, owner: Owner): number {
  return withdrawalsOf(platform, owner).filter(({ at }) => platform.now() - at < DAY_MS).length;
}

/** Where a withdrawal goes, as it may be shown. */
export function payeeOf(exchange: Exchange<unknown>, { merchant, username, bankAccount }: Withdrawal) {
  const account = bankAccountsOf(exchange.platform, { merchant, username }).find(({ id }) => id === bankAccount);
  return { bankName: worded(exchange, bankName(account?.bank ?? '')), maskedNumber: masked(account?.number ?? '') };
}

/** A withdrawal as it goes over the wire. */
export function writtenWithdrawal(exchange: Exchange<unknown>, withdrawal: Withdrawal) {
  const { id, at, amount, received, status, since, settled } = withdrawal;
  return {
    id,
    time: at,
    ...payeeOf(exchange, withdrawal),
    amount,
    receivedAmount: received,
    remainingAmount: status === 'rejected' ? '0' : subtractAmounts(amount, received),
    status,
    forced: settled.some(({ receipt }) => receipt === 'forced'),
    ...(isFinal(status) ? { settledAt: since } : {}),
    ...(status === 'rejected' ? { remark: worded(exchange, REJECTED) } : {}),
  };
}

/** What may be withdrawn. */
export const withdrawOptions: Handler<'cashier.withdrawOptions'> = (exchange) => {
  const { platform } = exchange;
  const person = personOf(exchange);
  const { merchant, username, record } = person;
  return {
    available: balanceOf(platform, walletOf(platform, merchant, username)),
    least: withdrawalRule.least,
    digits: DIGITS,
    leftToday: Math.max(0, WITHDRAWALS_A_DAY - today(platform, person)),
    paymentPasswordSet: record.paymentPassword ? '1' : '0',
    confirmMinutes: CONFIRM_MINUTES,
  };
};

/** Takes the amount out of the main wallet and holds it until it has arrived or is given back. */
export const withdraw: Handler<'cashier.withdraw'> = async (exchange) => {
  const { platform, input } = exchange;
  const { bankAccount, amount } = input;
  const person = realPersonOf(exchange);
  const { merchant, username } = person;
  if (!bankAccountsOf(platform, person).some(({ id }) => id === bankAccount))
    throw refuse(exchange, 'withdraw.account');
  assertAmount(exchange, amount, withdrawalRule);
  await assertPaymentPassword(exchange, person, input.paymentPassword);
  if (today(platform, person) >= WITHDRAWALS_A_DAY)
    throw refuse(exchange, 'withdraw.daily', { most: WITHDRAWALS_A_DAY });
  const { cashier } = platform.state;
  const id = `W${String(cashier.count + 1).padStart(8, '0')}`;
  const about = { kind: 'withdrawal', merchant, username, reference: id };
  const main = walletOf(platform, merchant, username);
  covered(exchange, () => move(platform, about, main, heldAccount(merchant, username), amount));
  cashier.count += 1;
  const now = platform.now();
  const asked: Withdrawal = {
    merchant,
    username,
    id,
    at: now,
    bankAccount,
    amount,
    received: '0',
    status: 'pending',
    since: now,
    payment: 0,
    settled: [],
  };
  cashier.withdrawals.push(asked);
  // those under way hold money and stay
  const oldest = cashier.withdrawals.findIndex(({ status }) => isFinal(status));
  if (cashier.withdrawals.length > MOST_KEPT && oldest >= 0) cashier.withdrawals.splice(oldest, 1);
  platform.changed();
  return writtenWithdrawal(exchange, asked);
};

/** Withdrawals, newest first. */
export const withdrawals: Handler<'cashier.withdrawals'> = (exchange) => {
  const { platform, input, scenario } = exchange;
  const own = scenario.empty ? [] : withdrawalsOf(platform, personOf(exchange)).sort((a, b) => b.at - a.at);
  return pageOf(
    within(own, input, ({ at }) => at),
    input,
    (one) => writtenWithdrawal(exchange, one),
  );
};
