import { contractPeriods } from '@marquee/sdk/contract/contracts/terms';
import { contractTypes } from '@marquee/sdk/contract/contracts/type';
import type { Handler } from '../../exchange.ts';
import { personOf } from '../../people.ts';
import { mostRate } from '../../team/deals.ts';
import { matching, page } from '../agent/here.ts';
import type { ModuleSwitches } from '../system/all.ts';
import { contractorOf, endedRows, endsOf, ownView, rowOf, statusOf, viewAt, viewsBelow } from './view.ts';

const SWITCHES = ['dailysalreqtype', 'divtypereq', 'contracthoursalreqtype', 'realtimesalreqtype'] as const;

/** The switches that the sandbox was told for the merchant; what it does not name, the brand pack decides (BRAND-06). */
export function settingsOf(modules: ModuleSwitches): Handler<'contracts.settings'> {
  return (exchange) => {
    const { merchant, username } = personOf(exchange);
    const told = Object.hasOwn(modules, merchant) ? modules[merchant] : undefined;
    const switches = SWITCHES.flatMap((name) => {
      const on = told && Object.hasOwn(told, name) ? told[name] : undefined;
      return on === undefined ? [] : [[name, on ? '1' : '0'] as const];
    });
    return {
      ...Object.fromEntries(switches),
      limits: contractTypes.map((type) => ({
        type,
        mostRate: mostRate(exchange.platform, merchant, type, username),
        periods: type === 'dividend' ? [...contractPeriods] : [],
      })),
    };
  };
}

/** The contracts of one side, those that wait for an answer first (AGNT-03). */
export const list: Handler<'contracts.list'> = (exchange) => {
  const { input, scenario } = exchange;
  const person = contractorOf(exchange);
  const types = contractTypes.filter((type) => input.type === undefined || type === input.type);
  const views = types.flatMap((type) => {
    if (input.side === 'downline') return viewsBelow(exchange, person, type);
    const own = ownView(exchange, person, type);
    return own ? [own] : [];
  });
  const found = views.filter(({ deal }) => {
    const status = statusOf(deal);
    return (
      status !== undefined &&
      (input.status === undefined || (input.status === 'pending' ? deal.request : status === input.status))
    );
  });
  const rows = found.map((view) => rowOf(exchange, person, view));
  rows.sort((a, b) => Number(b.actions.includes('accept')) - Number(a.actions.includes('accept')));
  return page(scenario.empty ? [] : matching(rows, input.search), input);
};

/** Which contracts end with agreeing to a request (AGNT-03). */
export const preview: Handler<'contracts.preview'> = (exchange) => {
  const person = contractorOf(exchange);
  const view = viewAt(exchange, person, exchange.input.id);
  return { ends: endedRows(exchange, view.type, endsOf(exchange, person, view)) };
};
