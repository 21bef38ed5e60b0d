import { describe, expect, test } from 'vitest';
import type { Call } from '../src/contract/call.ts';
import { login } from '../src/contract/session/login.ts';
import { logout } from '../src/contract/session/logout.ts';
import { permission } from '../src/contract/system/permission.ts';
import { balance } from '../src/contract/wallet/balance.ts';
import { type FailureDetails, type FailureKind, PlatformError } from '../src/errors.ts';
import { type Answer, clientFor, halfBody, hangUp, json, platform, raw, silence, success } from './platform.ts';

/** the same call, patient for a moment only where no answer will come; else a busy machine could fail the test */
const asked = <C extends Call>(call: C, awaited: FailureKind): C =>
  awaited === 'timeout' ? { ...call, timeoutMs: 1_000 } : call;

async function failureOf(sending: Promise<unknown>): Promise<PlatformError> {
  const failure = await sending.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (!(failure instanceof PlatformError)) throw new Error(`No PlatformError but ${failure}`);
  return failure;
}

describe('every way to fail has its kind', () => {
  const refusal = { success: false, message: 'No', code: 'c1', value: { captcha: true } };
  const rows: [string, Answer, FailureKind, FailureDetails, number][] = [
    ['the connection breaks', hangUp, 'offline', {}, 3],
    ['no answer comes', silence, 'timeout', {}, 3],
    ['the body stops half way', halfBody, 'timeout', {}, 3],
    ['401', json(refusal, 401), 'expired', { status: 401, serverMessage: 'No', code: 'c1' }, 1],
    ['401 as HTML', raw('<html>', 401), 'expired', { status: 401 }, 1],
    ['403', raw('', 403), 'forbidden', { status: 403 }, 1],
    ['429', raw('', 429), 'throttled', { status: 429 }, 3],
    ['429 with seconds', raw('', 429, { 'Retry-After': '4' }), 'throttled', { retryAfterMs: 4000 }, 3],
    ['429 with a long wait', raw('', 429, { 'Retry-After': '300' }), 'throttled', { retryAfterMs: 300_000 }, 1],
    ['404 as HTML', raw('<html>', 404), 'server', { status: 404 }, 1],
    ['400 with an envelope', json(refusal, 400), 'refused', { status: 400, serverMessage: 'No' }, 1],
    ['500', json(refusal, 500), 'server', { status: 500, serverMessage: 'No', code: 'c1' }, 3],
    ['502 as HTML', raw('<html><h1>Bad gateway', 502), 'server', { status: 502 }, 3],
    ['a redirect', raw('', 302, { Location: '/wps/elsewhere' }), 'server', { status: 302 }, 1],
    ['nothing at all', raw(''), 'malformed', { field: 'body' }, 1],
    ['HTML with 200', raw('<html>'), 'malformed', { field: 'body' }, 1],
    ['truncated JSON', raw('{"success":true,"value":{"sumB'), 'malformed', { field: 'body' }, 1],
    ['no envelope', json({ sumBalance: '1' }), 'malformed', { field: 'success' }, 1],
    ['an envelope that is a list', json([]), 'malformed', { field: 'body' }, 1],
    ['no value', json({ success: true }), 'malformed', { field: 'value' }, 1],
    ['no content', (response) => response.writeHead(204).end(), 'malformed', { field: 'value' }, 1],
    ['a field missing', success({}), 'malformed', { field: 'value.sumBalance' }, 1],
    ['a field of the wrong type', success({ sumBalance: true }), 'malformed', { field: 'value.sumBalance' }, 1],
    ['text that is no amount', success({ sumBalance: '1,5' }), 'malformed', { field: 'value.sumBalance' }, 1],
    ['a refusal', json(refusal), 'refused', { serverMessage: 'No', code: 'c1', value: { captcha: true } }, 1],
    ['a refusal without words', json({ success: false }), 'refused', { serverMessage: undefined }, 1],
    [
      'a function the relay lacks',
      json({ success: false, message: 'm', code: 'function.not.available' }),
      'unavailable',
      { code: 'function.not.available' },
      1,
    ],
    [
      'a function the relay lacks, as 404',
      json({ success: false, message: 'm', code: 'function.not.available' }, 404),
      'unavailable',
      { status: 404 },
      1,
    ],
  ];
  test.each(rows)('SDK-03a SDK-03b SDK-05a a read when it meets %s', async (_, answer, kind, details, sent) => {
    const { origin, seen } = await platform(answer);
    const failure = await failureOf(clientFor(origin).send(asked(balance, kind), {}));
    expect(failure).toMatchObject({ kind, call: 'wallet.balance', details });
    expect(seen).toHaveLength(sent);
  });

  test('SDK-03 a server that is not there is offline', async () => {
    const failure = await failureOf(clientFor('http://127.0.0.1:1').send(balance, {}));
    expect(failure.kind).toBe('offline');
  });

  test('SDK-03b the field of a nested part is named in full', async () => {
    const modules = [{ modId: 'a', childrenNodes: [{ modId: 'b' }, { enabled: '1' }] }];
    const { origin } = await platform(success({ info: { modules } }));
    const failure = await failureOf(clientFor(origin).send(permission, { host: 'brand.example' }));
    expect(failure.details.field).toBe('value.info.modules.0.childrenNodes.1.modId');
  });

  test('SDK-03b a tree too deep to read is malformed, not a crash', async () => {
    const depth = 20_000;
    const tree = `${'{"modId":"a","childrenNodes":['.repeat(depth)}${']}'.repeat(depth)}`;
    const { origin } = await platform(raw(`{"success":true,"value":{"info":{"modules":[${tree}]}}}`));
    const failure = await failureOf(clientFor(origin).send(permission, { host: 'brand.example' }));
    expect(failure.kind).toBe('malformed');
  });

  test('SDK-03c unknown extra fields pass and do not reach the screen', async () => {
    const { origin } = await platform(json({ success: true, trace: 1, value: { sumBalance: '1.50', extra: {} } }));
    expect(await clientFor(origin).send(balance, {})).toEqual({ sumBalance: '1.50' });
  });

  test('SDK-03 a success without content is enough where nothing is awaited', async () => {
    const { origin } = await platform((response) => response.writeHead(204).end());
    expect(await clientFor(origin).send(logout, {})).toBeNull();
  });
});

describe('what is sent once', () => {
  test.each<[string, Answer, FailureKind]>([
    ['the connection breaks', hangUp, 'offline'],
    ['no answer comes', silence, 'timeout'],
    ['500', raw('', 500), 'server'],
    ['429', raw('', 429), 'throttled'],
  ])('SDK-05a a change is never repeated when %s, not even as DELETE', async (_, answer, kind) => {
    const { origin, seen } = await platform(answer);
    const failure = await failureOf(clientFor(origin).send(asked(logout, kind), {}));
    expect([failure.kind, seen.length]).toEqual([kind, 1]);
  });

  test('SDK-05a a read by POST is repeated: the effect counts, not the method', async () => {
    const { origin, seen } = await platform(hangUp, raw('', 503), success({ sumBalance: '2' }));
    const byPost = { ...balance, method: 'POST' } satisfies Call;
    expect(await clientFor(origin).send(byPost, {})).toEqual({ sumBalance: '2' });
    expect(seen).toHaveLength(3);
  });

  test('SDK-05a repetitions come later each time, spread by chance, and not before the platform asks', async () => {
    const { origin } = await platform(raw('', 500));
    const early = clientFor(origin, { random: () => 0 });
    const late = clientFor(origin, { random: () => 1 });
    await failureOf(early.send(balance, {}));
    await failureOf(late.send(balance, {}));
    expect([early.waits, late.waits]).toEqual([
      [150, 300],
      [300, 600],
    ]);
    const patient = clientFor((await platform(raw('', 429, { 'Retry-After': '2' }))).origin);
    await failureOf(patient.send(balance, {}));
    expect(patient.waits).toEqual([2000, 2000]);
  });

  test('SDK-05 Retry-After may be a date', async () => {
    const { origin } = await platform(raw('', 503, { 'Retry-After': 'Wed, 21 Oct 2026 07:28:00 GMT' }));
    const clock = { now: () => Date.parse('2026-10-21T07:27:00Z') };
    const failure = await failureOf(clientFor(origin, { clock }).send(balance, {}));
    expect(failure.details.retryAfterMs).toBe(60_000);
  });
});

describe('errors tell no secrets', () => {
  const secret = { username: 'someone', password: 'pass-word-1', type: 'username' } as const;
  /** everything an error shows when it is printed or logged, causes included */
  const printed = (error: unknown): string =>
    error instanceof Error
      ? [
          error.message,
          error.stack,
          JSON.stringify(error, Object.getOwnPropertyNames(error)),
          printed(error.cause),
        ].join()
      : (JSON.stringify(error) ?? '');

  test.each<[string, Answer]>([
    ['offline', hangUp],
    ['truncated', raw('{"success":true,"value":{"token":"answer-token-1"')],
    ['malformed', success({ token: { deep: 'answer-token-1' } })],
    ['server', raw('', 500)],
  ])('SDK-04 no password or token in a failure: %s', async (_, answer) => {
    const { origin } = await platform(answer);
    const client = clientFor(origin, { session: { token: () => 'token-1', expired: () => undefined } });
    const shown = [await failureOf(client.send(login, secret)), await failureOf(client.send(balance, {}))].map(printed);
    expect(shown.join()).not.toMatch(/pass-word-1|token-1/);
  });

  test('SDK-03 input that does not fit is named by its field before anything is sent', async () => {
    const { origin, seen } = await platform();
    const wrong = { ...secret, password: 5 } as unknown as typeof secret;
    const failure = await failureOf(clientFor(origin).send(login, wrong));
    expect([failure.details.field, seen.length]).toEqual(['input.password', 0]);
  });
});
