import { needsProof } from '@marquee/domain/cashier';
import { compareAmounts, subtractAmounts } from '@marquee/domain/money';
import { digitsOf } from '@marquee/domain/portion';
import { CONFIRM_MINUTES, DIGITS } from '../../cashier/methods.ts';
import { refuse } from '../../cashier/refuse.ts';
import { openAmount } from '../../cashier/state.ts';
import { confirmBy, paymentId, settlePayment } from '../../cashier/withdrawals.ts';
import type { Handler } from '../../exchange.ts';
import { personOf, realPersonOf } from '../../people.ts';
import { assertPictures } from '../../records/pictures.ts';
import { payeeOf, withdrawalsOf, writtenWithdrawal } from './withdrawals.ts';

const MOST_SETTLED = 20;

/** Payments that wait for the member's word. */
export const confirmations: Handler<'cashier.confirmations'> = (exchange) => {
  const { platform, scenario } = exchange;
  const own = scenario.empty ? [] : withdrawalsOf(platform, personOf(exchange));
  return {
    list: own
      .filter(({ status }) => status === 'toConfirm')
      .sort((a, b) => confirmBy(a) - confirmBy(b))
      .map((withdrawal) => ({
        id: paymentId(withdrawal),
        withdrawalId: withdrawal.id,
        amount: openAmount(withdrawal),
        withdrawalAmount: withdrawal.amount,
        receivedAmount: withdrawal.received,
        remainingAmount: subtractAmounts(withdrawal.amount, withdrawal.received),
        ...payeeOf(exchange, withdrawal),
        paidAt: withdrawal.since,
        confirmBy: confirmBy(withdrawal),
      })),
    settled: own.flatMap(({ settled }) => settled).slice(-MOST_SETTLED),
    confirmMinutes: CONFIRM_MINUTES,
  };
};

/** Takes the member's word about a payment: once, and only while there is time (MEMB-05). */
export const confirm: Handler<'cashier.confirm'> = async (exchange) => {
  const { platform, input } = exchange;
  const { id, receipt, receivedAmount, proof } = input;
  const person = realPersonOf(exchange);
  await assertPictures(exchange, proof);
  if (needsProof(receipt) && proof.length === 0) throw refuse(exchange, 'confirm.proof');
  const own = withdrawalsOf(platform, person);
  const before = own.flatMap(({ settled }) => settled).find((payment) => payment.id === id);
  if (before) throw refuse(exchange, before.receipt === 'forced' ? 'confirm.forced' : 'confirm.settled');
  const withdrawal = own.find((one) => one.status === 'toConfirm' && paymentId(one) === id);
  if (!withdrawal) throw refuse(exchange, 'confirm.unknown');
  const waiting = openAmount(withdrawal);
  const part = receivedAmount ?? '0';
  if (receipt === 'partial') {
    const fits = compareAmounts(part, '0') > 0 && compareAmounts(part, waiting) < 0 && digitsOf(part) <= DIGITS;
    if (!fits) throw refuse(exchange, 'confirm.part', { amount: waiting });
  }
  settlePayment(platform, withdrawal, receipt, part);
  return writtenWithdrawal(exchange, withdrawal);
};
