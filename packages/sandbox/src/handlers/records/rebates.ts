import { sumOf } from '@marquee/domain/portion';
import type { Handler } from '../../exchange.ts';
import { move } from '../../ledger/ledger.ts';
import { houseAccount, walletOf } from '../../ledger/wallets.ts';
import { personOf, realPersonOf } from '../../people.ts';
import { claimKey, forgetOldClaims, rebatesOf } from '../../records/rebates.ts';
import { no } from '../../records/wording.ts';

const UNKNOWN = {
  EN: 'One of these rebates cannot be claimed any more. Nothing was claimed.',
  CN: '其中有返水已无法领取，本次未领取任何返水。',
  ES: 'Uno de estos reembolsos ya no se puede reclamar. No se reclamó nada.',
  TY: 'Hindi na maki-claim ang isa sa mga rebate na ito. Walang na-claim.',
  VI: 'Có khoản hoàn trả không thể nhận nữa. Chưa nhận khoản nào.',
};

/** Rebates that may be claimed, and those that were. */
export const rebates: Handler<'records.rebates'> = (exchange) => {
  const person = personOf(exchange);
  const own = exchange.scenario.empty ? [] : rebatesOf(exchange.platform, person);
  return {
    list: own.map(({ claimed, ...rebate }) => ({ ...rebate, claimed: claimed ? '1' : '0' })),
    claimable: sumOf(own.filter(({ claimed }) => !claimed).map(({ amount }) => amount)),
  };
};

/** All that are named, or none. */
export const claimRebates: Handler<'records.claimRebates'> = (exchange) => {
  const { platform, input } = exchange;
  const person = realPersonOf(exchange);
  const { merchant, username } = person;
  const own = rebatesOf(platform, person).filter(({ claimed }) => !claimed);
  const wanted = [...new Set(input.ids)].map((id) => own.find((rebate) => rebate.id === id));
  const found = wanted.flatMap((rebate) => rebate ?? []);
  if (found.length < wanted.length) throw no(exchange, 'rebate.unknown', UNKNOWN);
  const amount = sumOf(found.map((rebate) => rebate.amount));
  const about = { kind: 'rebate', merchant, username };
  move(platform, about, houseAccount(merchant, 'rebates'), walletOf(platform, merchant, username), amount);
  for (const { id } of found) platform.state.rebates[claimKey(person, id)] = platform.now();
  forgetOldClaims(platform);
  platform.changed();
  return { amount, count: found.length };
};
