import { compareAmounts, parseAmount } from '@marquee/domain/money';
import type { CallAnswer } from '@marquee/sdk/contract/call';
import type { Calls } from '@marquee/sdk/contract/calls';
import type { ContractAction } from '@marquee/sdk/contract/contracts/process';
import type { ContractType } from '@marquee/sdk/contract/contracts/type';
import type { Exchange } from '../../exchange.ts';
import type { Person } from '../../people.ts';
import { agreed, dealOf, keepDeal, mostRate } from '../../team/deals.ts';
import type { Deal, Terms } from '../../team/state.ts';
import { contractorOf, endedRows, endsOf, refuse, rowOf, type View, viewAt, viewsBelow } from './view.ts';

type Change = CallAnswer<Calls['contracts.processDividend']>;
type Offer = Extract<ContractAction, { action: 'offer' }>;

const MAX_MEMBERS = 9999;

/** @throws Refusal for terms that an agent may not offer */
function termsOf({ platform, language }: Exchange<unknown>, person: Person, type: ContractType, offer: Offer): Terms {
  const rate = parseAmount(offer.rate);
  const most = mostRate(platform, person.merchant, type, person.username);
  if (rate === undefined || compareAmounts(rate, '0') <= 0 || compareAmounts(rate, most) > 0) {
    throw refuse('rateHigh', language, { mostRate: most });
  }
  const activeMembers = offer.activeMembers ?? 0;
  if (activeMembers < 0 || activeMembers > MAX_MEMBERS) throw refuse('termsInvalid', language);
  if (type === 'dividend' && offer.period === undefined) throw refuse('periodMissing', language);
  const period = type === 'daily' ? 'D' : type === 'dividend' ? offer.period : undefined;
  const amount = (text = '0') => parseAmount(text) ?? '0';
  return {
    rate,
    ...(period === undefined ? {} : { period }),
    activeMembers,
    periodValidBet: amount(offer.periodValidBet),
    periodProfitLoss: amount(offer.periodProfitLoss),
    betAmount: amount(offer.betAmount),
  };
}

function offered(exchange: Exchange<unknown>, person: Person, type: ContractType, offer: Offer): View {
  const { language, platform } = exchange;
  const view = viewsBelow(exchange, person, type).find(({ party }) => party.downline?.id === offer.downlineId);
  if (person.record.kind !== 'agent' || !view) throw refuse('agentsOnly', language);
  if (view.deal.request) throw refuse('waiting', language);
  const terms = termsOf(exchange, person, type, offer);
  const request = { kind: 'new', by: 'upline', terms, at: platform.now() } as const;
  return { ...view, deal: { ...view.deal, request } };
}

function terminationAsked({ language, platform }: Exchange<unknown>, view: View): View {
  if (view.deal.request) throw refuse('waiting', language);
  if (!view.deal.active) throw refuse('notActive', language);
  const by = view.side === 'own' ? 'downline' : 'upline';
  return { ...view, deal: { ...view.deal, request: { kind: 'termination', by, at: platform.now() } } };
}

function answered({ language, platform }: Exchange<unknown>, view: View, accept: boolean): View {
  const { request, ...rest } = view.deal;
  if (!request || (request.by === 'upline') !== (view.side === 'own')) throw refuse('notOpen', language);
  const now = platform.now();
  return { ...view, deal: accept ? agreed(view.deal, now) : { ...rest, rejectedAt: now } };
}

/** A contract that ends because the agent agreed to a lower rate. */
function endedByRate({ active, past }: Deal, at: number): Deal {
  return { past: [...past, ...(active ? [{ ...active, until: at, byRate: true }] : [])] };
}

/** Answers the four calls that change a contract (AGNT-03). */
export function processing(type: ContractType) {
  return (exchange: Exchange<ContractAction>): Change => {
    const { input, platform, language } = exchange;
    const person = contractorOf(exchange);
    if (input.action === 'offer') {
      const view = offered(exchange, person, type, input);
      keepDeal(platform, type, view.party, view.deal);
      return { contract: rowOf(exchange, person, view), ended: [] };
    }
    const before = viewAt(exchange, person, input.id);
    if (before.type !== type) throw refuse('unknown', language);
    if (input.action === 'terminate') {
      const view = terminationAsked(exchange, before);
      keepDeal(platform, type, view.party, view.deal);
      return { contract: rowOf(exchange, person, view), ended: [] };
    }
    const after = answered(exchange, before, input.action === 'accept');
    const ends = input.action === 'accept' ? endsOf(exchange, person, before) : [];
    const ended = endedRows(exchange, type, ends);
    if (ends.length > 0 && !(input.action === 'accept' && input.acknowledged)) {
      throw refuse('endsOthers', language, { ends: ended });
    }
    keepDeal(platform, type, after.party, after.deal);
    for (const { party } of ends) {
      keepDeal(platform, type, party, endedByRate(dealOf(platform, type, party), platform.now()));
    }
    return { contract: rowOf(exchange, person, after), ended };
  };
}
