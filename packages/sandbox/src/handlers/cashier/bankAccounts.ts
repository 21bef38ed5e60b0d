import { accountNumberPattern, holderPattern } from '@marquee/domain/cashier';
import { bankName, banks, masked } from '../../cashier/methods.ts';
import { assertPaymentPassword } from '../../cashier/paymentPassword.ts';
import { refuse } from '../../cashier/refuse.ts';
import { seededBankAccounts } from '../../cashier/seeds.ts';
import type { BankAccount } from '../../cashier/state.ts';
import type { Handler } from '../../exchange.ts';
import type { Owner } from '../../ledger/changes.ts';
import { personOf, realPersonOf } from '../../people.ts';
import type { Platform } from '../../platform.ts';
import { worded } from '../../records/wording.ts';

const MOST = 5;

/** A member's bank accounts, oldest first. */
export function bankAccountsOf({ state }: Platform, { merchant, username }: Owner): BankAccount[] {
  const added = state.cashier.bankAccounts.filter((one) => one.merchant === merchant && one.username === username);
  return [...seededBankAccounts({ merchant, username }), ...added];
}

export const bankAccounts: Handler<'cashier.bankAccounts'> = (exchange) => {
  const person = personOf(exchange);
  const own = exchange.scenario.empty ? [] : bankAccountsOf(exchange.platform, person);
  return {
    list: own.map(({ id, bank, holder, number }) => ({
      id,
      bank,
      bankName: worded(exchange, bankName(bank)),
      holder: worded(exchange, holder),
      maskedNumber: masked(number),
    })),
    banks: banks.map(({ code, name }) => ({ code, name: worded(exchange, name) })),
  };
};

export const addBankAccount: Handler<'cashier.addBankAccount'> = async (exchange) => {
  const { platform, input } = exchange;
  const person = realPersonOf(exchange);
  const { bank, paymentPassword } = input;
  const number = input.number.replace(/[\s-]/g, '');
  const holder = input.holder.trim().replace(/\s+/g, ' ').toUpperCase();
  if (!banks.some(({ code }) => code === bank)) throw refuse(exchange, 'account.bank');
  if (!holderPattern.test(holder)) throw refuse(exchange, 'account.holder');
  if (!accountNumberPattern.test(number)) throw refuse(exchange, 'account.number');
  await assertPaymentPassword(exchange, person, paymentPassword);
  const own = bankAccountsOf(platform, person);
  if (own.length >= MOST) throw refuse(exchange, 'account.full', { most: MOST });
  if (own.some((one) => one.bank === bank && one.number === number)) throw refuse(exchange, 'account.double');
  if (own[0] && own[0].holder !== holder) throw refuse(exchange, 'account.otherHolder');
  const { merchant, username } = person;
  const id = `BA${own.length + 1}`;
  platform.state.cashier.bankAccounts.push({ merchant, username, id, bank, holder, number });
  platform.changed();
  return { id, maskedNumber: masked(number) };
};
