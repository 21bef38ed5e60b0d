import { type FaultName, faultNames } from '@marquee/sandbox/faults';
import { freshLedger } from '@marquee/sandbox/ledger/state';
import { freshState } from '@marquee/sandbox/state';
import { type CallId, calls } from '@marquee/sdk/contract/calls';
import { describe, expect, test } from 'vitest';
import { brokenLedger } from '../src/chaos/ledger.ts';
import { runMutations } from '../src/chaos/mutate.ts';
import { callIds, runChaos } from '../src/chaos/run.ts';

/** What may be done by the time it goes wrong, and what may not. */
const TELLING: readonly FaultName[] = ['lost', 'duplicate', 'truncated', 'timeout', '500'];
const MUTATIONS = 15;
const MINUTES_MS = 4 * 60_000;

/** `pnpm chaos` tries everything; here each call meets some faults, in turn, so that each fault meets many calls. */
function faultsOf(id: CallId): readonly FaultName[] {
  const [always, some] = calls[id].effect === 'read' ? [[], 2] : [TELLING, 3];
  const others = faultNames.filter((name) => !always.includes(name));
  const start = callIds.indexOf(id) * some;
  return [...always, ...Array.from({ length: some }, (_, step) => others[(start + step) % others.length] ?? 'offline')];
}

describe('whatever goes wrong', () => {
  test(
    'SDK-03 SDK-05 every call ends in a typed error or a right answer, nothing is done twice, no money is made or lost',
    async () => {
      const met = new Set(callIds.flatMap(faultsOf));
      expect([...met].sort()).toEqual([...faultNames].sort());
      const { tried, failures } = await runChaos({ faultsOf });
      expect(failures.map(({ call, fault, what }) => `${call} with ${fault}: ${what}`)).toEqual([]);
      expect(tried).toBeGreaterThan(callIds.length * 2);
    },
    MINUTES_MS,
  );

  test(
    'SDK-03 an answer mutated at random is read as declared or refused by a typed error',
    async () => {
      const { tried, failures } = await runMutations({ perCall: MUTATIONS });
      expect(failures).toEqual([]);
      expect(tried).toBe(callIds.length * MUTATIONS);
    },
    MINUTES_MS,
  );
});

describe('a ledger', () => {
  const entry = (...amounts: `${number}`[]) => ({
    id: 'L1',
    at: 0,
    kind: 'transfer',
    merchant: 'M1',
    username: 'a',
    postings: amounts.map((amount, index) => ({ account: index === 0 ? 'house:M1/x' : 'wallet:M1/a/MAIN', amount })),
  });
  const state = (balances: Record<string, `${number}`>, entries: ReturnType<typeof entry>[]) => ({
    ...freshState(7),
    ledger: { ...freshLedger(), balances, entries, count: entries.length },
  });

  test.each<[string, ReturnType<typeof state>, string | undefined]>([
    ['even', state({ 'house:M1/x': '-5', 'wallet:M1/a/MAIN': '5' }, [entry('-5', '5')]), undefined],
    ['money made', state({ 'house:M1/x': '-5', 'wallet:M1/a/MAIN': '6' }, [entry('-5', '5')]), 'hold 1, not zero'],
    ['an uneven entry', state({}, [entry('-5', '6')]), 'does not sum to zero'],
    ['a debt', state({ 'house:M1/x': '5', 'wallet:M1/a/MAIN': '-5' }, [entry('5', '-5')]), 'holds -5'],
    ['moved past it', state({ 'house:M1/x': '-9', 'wallet:M1/a/MAIN': '9' }, [entry('-5', '5')]), 'its entries say'],
  ])('SDK-05 %s', (_, given, wanted) => {
    if (wanted === undefined) expect(brokenLedger(given)).toBeUndefined();
    else expect(brokenLedger(given)).toContain(wanted);
  });
});
