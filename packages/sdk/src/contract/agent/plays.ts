import { CannotPlay, type Player, type Plays } from '../play.ts';
import type { agentCalls } from './all.ts';
import { createLink } from './createLink.ts';
import { agentDownlines } from './downlines.ts';
import { agentRates } from './rates.ts';

/** A week that every platform has behind it. */
const range = { startTime: Date.UTC(2026, 3, 23, 16), endTime: Date.UTC(2026, 3, 30, 16) };

/** A payment password as the stand-in's accounts have it; on a platform, the test account's has to be the same. */
const PAYMENT_PASSWORD = '246810';

async function directDownline(player: Player): Promise<string> {
  const { list } = await player.ask(agentDownlines, { direct: '1' });
  const first = list[0];
  if (!first) throw new CannotPlay('the agent has no downline');
  return first.id;
}

const noRates = async ({ ask }: Player) =>
  (await ask(agentRates, {})).rates.map(({ gameType }) => ({ gameType, rate: '0' }));

export const agentPlays: Plays<typeof agentCalls> = {
  'agent.announcements': () => ({}),
  'agent.overview': () => range,
  'agent.rates': () => ({}),
  'agent.links': () => ({}),
  'agent.createLink': async (player) => ({ kind: 'member', rates: await noRates(player) }),
  'agent.removeLink': async (player) => {
    const { id } = await player.ask(createLink, { kind: 'member', rates: await noRates(player) });
    return { id };
  },
  'agent.openAccount': async (player) => ({
    kind: 'member',
    username: player.fresh(),
    password: 'opened2468',
    rates: await noRates(player),
  }),
  'agent.downlines': () => ({}),
  'agent.downline': async (player) => ({ id: await directDownline(player), ...range }),
  'agent.setRates': async (player) => ({ id: await directDownline(player), rates: [] }),
  'agent.betting': () => range,
  'agent.profit': () => range,
  'agent.income': () => range,
  'agent.transactions': () => range,
  'agent.dividends': () => range,
  'agent.dailyWages': () => range,
  'agent.hourlyWages': () => range,
  'agent.realTimeWages': () => range,
  'agent.transferRules': () => ({}),
  'agent.transfers': () => ({}),
  'agent.transferUpline': () => ({ amount: '1', paymentPassword: PAYMENT_PASSWORD }),
  'agent.transferDownline': async (player) => ({
    id: await directDownline(player),
    amount: '1',
    paymentPassword: PAYMENT_PASSWORD,
  }),
};
