import type { Handler } from '../../exchange.ts';
import { sumBalance } from '../../ledger/wallets.ts';
import { personOf } from '../../people.ts';

/** The sum of the wallets, as decimal text. */
export const balance: Handler<'wallet.balance'> = (exchange) => {
  const { merchant, username } = personOf(exchange);
  return { sumBalance: sumBalance(exchange.platform, merchant, username) };
};
