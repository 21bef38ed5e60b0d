import { type ContractType, contractTypes } from '@marquee/sdk/contract/contracts/type';
import type { Exchange } from '../../exchange.ts';
import { type Person, realPersonOf } from '../../people.ts';
import { Refusal } from '../../refusal.ts';
import { dealOf, endedBy, type Party, partiesBelow, partyOf } from '../../team/deals.ts';
import type { Deal } from '../../team/state.ts';
import { uplineAccount } from '../../team/team.ts';
import { enrol } from '../../team/wages.ts';
import { shownFor } from '../agent/here.ts';
import { type ContractMessage, contractMessage } from './messages.ts';

/** A contract as one of its parties has it before them. */
export interface View {
  readonly type: ContractType;
  readonly side: 'own' | 'downline';
  readonly party: Party;
  readonly deal: Deal;
}

const OWN = 'own';

export function refuse(name: ContractMessage, language: string, value?: unknown): Refusal {
  const more = value === undefined ? {} : { value };
  return new Refusal(contractMessage(name, language), { code: `contract.${name}`, ...more });
}

/** Whose contracts they are; from now on this one is paid. @throws Refusal for a trial account */
export function contractorOf(exchange: Exchange<unknown>): Person {
  const person = realPersonOf(exchange);
  enrol(exchange.platform, person.merchant, person.username);
  return person;
}

export function ownView({ platform }: Exchange<unknown>, { merchant, username }: Person, type: ContractType) {
  const party = partyOf(platform, merchant, username);
  return party && ({ type, side: 'own', party, deal: dealOf(platform, type, party) } satisfies View);
}

export function viewsBelow({ platform }: Exchange<unknown>, { merchant, username }: Person, type: ContractType) {
  return partiesBelow(platform, merchant, username).map(
    (party): View => ({ type, side: 'downline', party, deal: dealOf(platform, type, party) }),
  );
}

export function idOfView({ type, side, party }: View): string {
  return `${type}-${side === 'own' ? OWN : (party.downline?.id ?? party.key)}`;
}

/** Finds a contract by its id. @throws Refusal */
export function viewAt(exchange: Exchange<unknown>, person: Person, id: string): View {
  const type = contractTypes.find((candidate) => id.startsWith(`${candidate}-`));
  const view =
    type &&
    [ownView(exchange, person, type), ...viewsBelow(exchange, person, type)].find(
      (candidate) => candidate !== undefined && idOfView(candidate) === id,
    );
  if (!view) throw refuse('unknown', exchange.language);
  return view;
}

/** The contracts of downlines that agreeing would end. */
export function endsOf({ platform }: Exchange<unknown>, { merchant, username }: Person, view: View) {
  const { request } = view.deal;
  if (view.side !== 'own' || request?.kind !== 'new' || request.by !== 'upline' || !request.terms) return [];
  return endedBy(platform, view.type, merchant, username, request.terms.rate);
}

/** The contracts that ended or would end, as they go over the wire. */
export function endedRows(exchange: Exchange<unknown>, type: ContractType, ended: ReturnType<typeof endedBy>) {
  const shown = shownFor(exchange);
  return ended.flatMap(({ party, deal }) => {
    const account = party.downline?.account ?? '';
    const rate = deal.active?.terms.rate;
    return rate === undefined
      ? []
      : [{ id: idOfView({ type, side: 'downline', party, deal }), account: shown(account), rate }];
  });
}

const lastOf = ({ past }: Deal) => past.at(-1);

export function statusOf({ active, request, rejectedAt, past }: Deal) {
  if (active) return 'active';
  if (request) return 'pending';
  if (rejectedAt !== undefined && rejectedAt > (past.at(-1)?.until ?? 0)) return 'rejected';
  return past.length > 0 ? 'ended' : undefined;
}

function actionsOf({ side, deal: { active, request } }: View): ('accept' | 'reject' | 'terminate' | 'offer')[] {
  if (request) return (request.by === 'upline') === (side === 'own') ? ['accept', 'reject'] : [];
  const mayOffer = side === 'downline' ? (['offer'] as const) : [];
  return active ? ['terminate', ...mayOffer] : [...mayOffer];
}

/** A contract as it goes over the wire. */
export function rowOf(exchange: Exchange<unknown>, person: Person, view: View) {
  const { type, side, party, deal } = view;
  const { active, request } = deal;
  const last = lastOf(deal);
  const account =
    side === 'own' ? uplineAccount(exchange.platform, party.merchant, party.upline) : party.downline?.account;
  const terms = active?.terms ?? last?.terms;
  return {
    id: idOfView(view),
    type,
    side,
    account: shownFor(exchange)(account ?? ''),
    status: statusOf(deal) ?? 'ended',
    ...(terms ? { terms } : {}),
    ...(request
      ? {
          request: {
            kind: request.kind,
            by: (request.by === 'upline') === (side === 'own') ? ('other' as const) : ('me' as const),
            at: request.at,
            ...(request.terms ? { terms: request.terms } : {}),
          },
        }
      : {}),
    ...(active ? { since: active.since } : {}),
    ...(!active && last ? { endedAt: last.until, endedByRate: last.byRate } : {}),
    actions: actionsOf(view),
    endsDownlines: endsOf(exchange, person, view).length,
  } as const;
}
