import { subtractAmounts } from '@marquee/domain/money';
import { sumOf } from '@marquee/domain/portion';
import { assertAmount, covered, refuse } from '../../cashier/refuse.ts';
import type { Handler } from '../../exchange.ts';
import { type Vendor, vendors } from '../../games/vendors.ts';
import { balanceOf, move } from '../../ledger/ledger.ts';
import { heldAccount, MAIN_WALLET, sumBalance, walletOf, walletsOf } from '../../ledger/wallets.ts';
import { personOf, realPersonOf } from '../../people.ts';
import { worded } from '../../records/wording.ts';

/** The balance of a demo account may have more than two digits, and all of it can be moved. */
const DIGITS = 4;
const RULE = { least: '1', digits: DIGITS } as const;

const MAIN_NAME = {
  EN: 'Main wallet',
  CN: '主钱包',
  ES: 'Monedero principal',
  TY: 'Main wallet',
  VI: 'Ví chính',
};

/** Providers whose games are played from a wallet of their own: the best known ones, and what is under maintenance. */
const walletVendors: readonly Vendor[] = vendors.filter(
  ({ isHot, maintenance, gameType }) => gameType !== 'LOTT' && gameType !== 'ELOTT' && (isHot || maintenance),
);

/** Everything the member has, and where. */
export const funds: Handler<'wallet.funds'> = (exchange) => {
  const { platform } = exchange;
  const { merchant, username } = personOf(exchange);
  const total = sumBalance(platform, merchant, username);
  const held = walletsOf(platform, merchant, username);
  const main = held[MAIN_WALLET] ?? '0';
  const codes = [MAIN_WALLET, ...walletVendors.map(({ code }) => code)];
  const others = Object.keys(held).filter((code) => !codes.includes(code));
  return {
    total,
    main,
    games: subtractAmounts(total, main),
    withdrawing: sumOf([balanceOf(platform, heldAccount(merchant, username))]),
    wallets: [...codes, ...others].map((code) => ({ code, balance: held[code] ?? '0' })),
  };
};

/** The wallets there are, the main one first. */
export const merchantWallet: Handler<'wallet.merchantWallet'> = (exchange) => {
  personOf(exchange);
  const { least } = RULE;
  return {
    main: MAIN_WALLET,
    wallets: [
      { code: MAIN_WALLET, name: worded(exchange, MAIN_NAME), enabled: '1', least },
      ...(exchange.scenario.empty ? [] : walletVendors).map(({ code, name, maintenance }) => ({
        code,
        name: worded(exchange, name),
        enabled: maintenance ? ('0' as const) : ('1' as const),
        least,
      })),
    ],
    digits: DIGITS,
  };
};

/** Moves money between wallets of the member. */
export const transfer: Handler<'wallet.transfer'> = (exchange) => {
  const { platform, input } = exchange;
  const { from, to, amount } = input;
  const { merchant, username } = realPersonOf(exchange);
  for (const code of [from, to]) {
    const vendor = walletVendors.find((candidate) => candidate.code === code);
    if (code !== MAIN_WALLET && !vendor) throw refuse(exchange, 'wallet.unknown');
    if (vendor?.maintenance) throw refuse(exchange, 'wallet.closed');
  }
  if (from === to || (from !== MAIN_WALLET && to !== MAIN_WALLET)) throw refuse(exchange, 'wallet.route');
  assertAmount(exchange, amount, RULE);
  const [out, into] = [walletOf(platform, merchant, username, from), walletOf(platform, merchant, username, to)];
  const about = { kind: 'transfer', merchant, username };
  const { id } = covered(exchange, () => move(platform, about, out, into, amount));
  return { id, fromBalance: balanceOf(platform, out), toBalance: balanceOf(platform, into) };
};
