import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { amount } from '../src/contract/amount.ts';
import { defineCall, settledBy } from '../src/contract/call.ts';
import { balance } from '../src/contract/wallet/balance.ts';
import { PlatformError } from '../src/errors.ts';
import { sendSettled } from '../src/settle.ts';
import { type Answer, clientFor, hangUp, json, platform, raw, silence, success } from './platform.ts';

const input = z.object({ amount });

/** A call that takes money out: it happened if there is less than before. */
const pay = defineCall({
  id: 'test.pay',
  method: 'POST',
  path: '/pay',
  input,
  output: z.object({ reference: z.string() }),
  session: 'required',
  sealed: false,
  effect: 'money',
  settlement: settledBy(balance, input, {
    ask: () => ({}),
    happened: (before, after) => (after.sumBalance === '0' ? undefined : before.sumBalance !== after.sumBalance),
  }),
  module: 'TEST',
  timeoutMs: 1_000,
  spec: 'none',
});

const holds = (sumBalance: string): Answer => success({ sumBalance });
const no: Answer = json({ success: false, message: 'Too little' });

async function paying(...answers: Answer[]) {
  const { origin, seen } = await platform(...answers);
  const client = clientFor(origin);
  const waits: number[] = [];
  const wait = async (ms: number) => void waits.push(ms);
  const settled = await sendSettled(client, pay, { amount: '5' }, { wait }).catch((error: unknown) => {
    if (error instanceof PlatformError) return { kind: 'thrown' as const, error };
    throw error;
  });
  const sent = seen.filter(({ url }) => url === '/pay');
  return { settled, waits, sent, seen };
}

describe('a call that moves money', () => {
  test('SDK-05b is done when it is answered', async () => {
    const { settled, seen } = await paying(holds('10'), success({ reference: 'r1' }));
    expect(settled).toEqual({ kind: 'done', value: { reference: 'r1' } });
    expect(seen).toHaveLength(2);
  });

  test.each<[string, Answer]>([
    ['the connection broke', hangUp],
    ['no answer came', silence],
    ['a gateway gave up', raw('<html>', 504)],
    ['the platform failed', raw('', 500)],
    ['the body was empty', raw('')],
    ['the body was cut', raw('{"success":true,"value":{"ref')],
    ['a field was missing', success({})],
  ])('SDK-05b happened, if the state shows it, when %s', async (_, lost) => {
    const { settled, sent } = await paying(holds('10'), lost, holds('5'));
    expect(settled.kind).toBe('happened');
    expect(sent).toHaveLength(1);
  });

  test.each<[string, Answer, string, number[]]>([
    ['the answer came spoilt: what is not there will not come', raw(''), 'notDone', []],
    ['the platform failed', raw('', 500), 'notDone', []],
    ['the connection broke: it may still arrive, so it is looked for again', hangUp, 'notDone', [1_000, 3_000]],
    ['a gateway gave up', raw('', 502), 'notDone', [1_000, 3_000]],
    ['no answer came: the platform may be at it still', silence, 'unknown', [1_000, 3_000]],
  ])('SDK-05b the state is as before, and %s', async (_, lost, kind, looked) => {
    const { settled, waits, sent } = await paying(holds('10'), lost, holds('10'));
    expect([settled.kind, waits]).toEqual([kind, looked]);
    expect(sent).toHaveLength(1);
  });

  test('SDK-05b happened late: a later look finds it', async () => {
    const { settled, waits } = await paying(holds('10'), hangUp, holds('10'), holds('5'));
    expect([settled.kind, waits]).toEqual(['happened', [1_000]]);
  });

  test.each<[string, Answer[]]>([
    ['does not tell', [holds('10'), raw(''), holds('0')]],
    ['cannot be read', [holds('10'), raw(''), raw('<html>', 403)]],
    ['could not be read before', [raw('', 403), raw('')]],
  ])('SDK-05b is unknown when the state %s', async (_, answers) => {
    const { settled, sent } = await paying(...answers);
    expect(settled).toMatchObject({ kind: 'unknown', error: { kind: 'malformed', call: 'test.pay' } });
    expect(sent).toHaveLength(1);
  });

  test.each<[string, Answer, string]>([
    ['a plain no', no, 'refused'],
    ['the end of the session', raw('', 401), 'expired'],
    ['too many requests', raw('', 429), 'throttled'],
    ['a function that the relay lacks', json({ success: false, code: 'function.not.available' }), 'unavailable'],
  ])('SDK-05b %s is certain, and thrown', async (_, answer, kind) => {
    const { settled, seen } = await paying(holds('10'), answer);
    expect(settled).toMatchObject({ kind: 'thrown', error: { kind } });
    expect(seen).toHaveLength(2);
  });

  test('SDK-05b is not sent where there is no network to read the state by', async () => {
    const { settled, sent } = await paying(hangUp);
    expect(settled).toMatchObject({ kind: 'thrown', error: { kind: 'offline', call: 'wallet.balance' } });
    expect(sent).toHaveLength(0);
  });

  test('SDK-05b asks nothing when the input does not fit', async () => {
    const { origin, seen } = await platform(holds('10'));
    const wrong = { amount: 'five' };
    await expect(sendSettled(clientFor(origin), pay, wrong)).rejects.toMatchObject({
      details: { field: 'input.amount' },
    });
    expect(seen).toHaveLength(0);
  });

  test('SDK-06b a screen that goes before the answer is told nothing', async () => {
    const { origin } = await platform(holds('10'), silence);
    const screen = new AbortController();
    const sending = sendSettled(
      clientFor(origin),
      { ...pay, timeoutMs: 60_000 },
      { amount: '5' },
      { signal: screen.signal },
    );
    setImmediate(() => screen.abort());
    await expect(sending).rejects.toMatchObject({ kind: 'cancelled' });
  });
});
