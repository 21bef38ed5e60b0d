import { type FaultName, faultNames } from '@marquee/sandbox/faults';
import { freshLedger } from '@marquee/sandbox/ledger/state';
import { freshState } from '@marquee/sandbox/state';
import type { Call } from '@marquee/sdk/contract/call';
import { type CallId, calls } from '@marquee/sdk/contract/calls';
import { describe, expect, onTestFinished, test } from 'vitest';
import * as z from 'zod/mini';
import { readArguments } from '../src/chaos/arguments.ts';
import { brokenLedger } from '../src/chaos/ledger.ts';
import { tryMutations } from '../src/chaos/mutate.ts';
import { callIds, runChaos } from '../src/chaos/run.ts';
import { tryFault, trySettling } from '../src/chaos/tryFault.ts';
import { prepare } from '../src/play/prepare.ts';
import { openStage } from '../src/play/stage.ts';

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

test(
  'SDK-03a SDK-03b SDK-03c SDK-05a SDK-05b whatever goes wrong, every call ends in a typed error or a right answer, nothing is done twice, and no money is made or lost',
  async () => {
    const met = new Set(callIds.flatMap(faultsOf));
    expect([...met].sort()).toEqual([...faultNames].sort());
    const { tried, mutated, failures } = await runChaos({ faultsOf, mutations: MUTATIONS });
    expect(failures.map(({ call, fault, what }) => `${call} with ${fault}: ${what}`)).toEqual([]);
    expect(tried).toBeGreaterThan(callIds.length * 2);
    expect(mutated).toBe(callIds.length * MUTATIONS);
  },
  MINUTES_MS,
);

describe('a run finds', () => {
  test('SDK-05a a change that was made twice, not made, or answered otherwise', async () => {
    const stage = await openStage();
    onTestFinished(() => stage.close());
    const prepared = await prepare(stage, 'system.language');
    expect(await tryFault(stage, prepared, 'duplicate')).toEqual([]);
    const other = { ...prepared.after, accounts: {}, outbox: [{ mobile: '1', code: '1', text: '1', at: 1 }] };
    expect(await tryFault(stage, { ...prepared, after: other }, 'lost')).toEqual(['was done otherwise, not once']);
    expect(await tryFault(stage, { ...prepared, after: prepared.before, before: other }, 'lost')).not.toEqual([]);
    expect(await tryFault(stage, { ...prepared, answer: 'another' }, 'latency')).toEqual([
      'answered something else than without the fault',
    ]);
  });

  test('SDK-05b a money call whose settlement does not tell the truth', async () => {
    const stage = await openStage();
    onTestFinished(() => stage.close());
    const prepared = await prepare(stage, 'wallet.transfer');
    const { settlement } = calls['wallet.transfer'] as Call;
    if (!settlement) throw new Error('A transfer has a settlement.');
    expect(await trySettling(stage, prepared, 'lost')).toEqual([]);
    const lying = { ...prepared, call: { ...prepared.call, settlement: { ...settlement, happened: () => false } } };
    expect(await trySettling(stage, lying, 'lost')).toEqual(['was told "notDone", though it happened']);
    const silent = {
      ...prepared,
      call: { ...prepared.call, settlement: { ...settlement, happened: () => undefined } },
    };
    expect(await trySettling(stage, silent, 'lost')).toEqual([expect.stringContaining('unknown')]);
  });

  test('SDK-03b an answer that makes a reader throw', async () => {
    const stage = await openStage();
    onTestFinished(() => stage.close());
    const prepared = await prepare(stage, 'system.status');
    const output = z.pipe(
      prepared.call.output,
      z.transform(() => {
        throw new TypeError('a mistake in a schema');
      }),
    );
    const [found] = await tryMutations({ ...prepared, call: { ...prepared.call, output } }, 1_000);
    expect(found).toContain('a mistake in a schema');
  });
});

describe('the command line of a run', () => {
  test('names calls and how many answers are read', () => {
    expect(readArguments([])).toEqual({ calls: undefined, mutations: 300 });
    const args = ['--call', 'wallet.transfer', '--call', 'points.redeem', '--mutations', '5'];
    expect(readArguments(args)).toMatchObject({ calls: ['wallet.transfer', 'points.redeem'], mutations: 5 });
  });

  test.each([
    [['--call', 'toString'], 'There is no call "toString".'],
    [['--mutations', '0'], '--mutations takes a whole number'],
    [['--mutations', 'many'], '--mutations takes a whole number'],
    [['--cal', 'x'], "Unknown option '--cal'"],
  ])('%j is refused with a message that says why', (args, message) => {
    expect(() => readArguments(args)).toThrow(message);
  });
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
  ])('SDK-05b %s', (_, given, wanted) => {
    if (wanted === undefined) expect(brokenLedger(given)).toBeUndefined();
    else expect(brokenLedger(given)).toContain(wanted);
  });
});
