import { CannotPlay, type Player, type Plays } from '../play.ts';
import type { contractsCalls } from './all.ts';
import { contractList } from './list.ts';
import type { ContractAction } from './process.ts';
import type { ContractType } from './type.ts';

/** Answers what waits for an answer, else asks to end what is in force: so it can be played more than once. */
async function actionOn(player: Player, type: ContractType): Promise<ContractAction> {
  const { list } = await player.ask(contractList, { side: 'own', type });
  const waiting = list.find(({ actions }) => actions.includes('accept'));
  if (waiting) return { action: 'accept', id: waiting.id, acknowledged: true };
  const active = list.find(({ actions }) => actions.includes('terminate'));
  if (active) return { action: 'terminate', id: active.id };
  throw new CannotPlay('no contract of this kind can be answered or ended');
}

export const contractsPlays: Plays<typeof contractsCalls> = {
  'contracts.processDividend': (player) => actionOn(player, 'dividend'),
  'contracts.processDailySalary': (player) => actionOn(player, 'daily'),
  'contracts.processHourlySalary': (player) => actionOn(player, 'hourly'),
  'contracts.processRealTimeSalary': (player) => actionOn(player, 'realTime'),
  'contracts.settings': () => ({}),
  'contracts.list': () => ({ side: 'own' }),
  'contracts.preview': async ({ ask }) => {
    const { list } = await ask(contractList, { side: 'own' });
    const first = list[0];
    if (!first) throw new CannotPlay('there is no contract');
    return { id: first.id };
  },
};
