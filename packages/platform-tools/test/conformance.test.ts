import { demoAccounts } from '@marquee/sandbox/accounts';
import { createJweCipher } from '@marquee/sdk/cipher';
import { type CallId, calls } from '@marquee/sdk/contract/calls';
import { afterAll, describe, expect, test } from 'vitest';
import { readArguments } from '../src/conformance/arguments.ts';
import { differencesOf } from '../src/conformance/check.ts';
import { linesOf, summaryOf } from '../src/conformance/print.ts';
import { type ConformanceOptions, isFault, type Outcome, runConformance } from '../src/conformance/run.ts';
import { reachable } from '../src/http/reachable.ts';
import { serve } from '../src/http/serve.ts';
import { freshNames, secretsOf, withPaymentPassword } from '../src/play/player.ts';
import { openStage } from '../src/play/stage.ts';

const stage = await openStage();
afterAll(() => stage.close());

const accountOf = (kind: string) => demoAccounts.filter((account) => account.kind === kind).map(withPaymentPassword)[0];

function run(options: Partial<ConformanceOptions> = {}, fault = '') {
  stage.put(undefined, fault);
  const { origin } = stage;
  const { seal } = createJweCipher({ keys: { url: `${origin}/.well-known/jwks.json` } });
  return runConformance({
    connection: {
      origin,
      merchant: { merchant: 'M1', merchantCode: 'M1' },
      language: 'EN',
      seal,
      wait: async () => {},
    },
    member: accountOf('member'),
    agent: accountOf('agent'),
    write: false,
    fresh: freshNames('conformance'),
    secrets: secretsOf(stage.state),
    ...options,
  });
}

describe('a platform that is as declared', () => {
  test('SDK-01b the stand-in passes whole over HTTP: every call, those that change something too', async () => {
    // codes are sent once a minute at most
    const results = await run({ write: true, onResult: () => stage.pass(61_000) });
    expect(results.filter(({ outcome }) => outcome.kind !== 'conforms').flatMap(linesOf)).toEqual([]);
    expect(results.map(({ id }) => id).sort()).toEqual(Object.keys(calls).sort());
  });

  test('SDK-01b without --write nothing is changed', async () => {
    const results = await run();
    for (const { id, outcome } of results) {
      expect([id, outcome.kind]).toEqual([id, calls[id].effect === 'read' ? 'conforms' : 'notPlayed']);
    }
    expect(stage.state().ledger.entries.filter(({ kind }) => !kind.endsWith('opening'))).toEqual([]);
  });

  test('SDK-01b without accounts only what needs none is played', async () => {
    const results = await run({ member: undefined, agent: undefined });
    const played = results.filter(({ outcome }) => outcome.kind === 'conforms').map(({ id }) => id);
    expect(played).toContain('system.status');
    expect(played.filter((id) => calls[id].session === 'required')).toEqual([]);
  });
});

describe('a platform that is not', () => {
  const only: CallId[] = ['wallet.balance', 'system.status'];
  test.each<[string, Outcome['kind'], RegExp]>([
    ['wrongTypes', 'differs', /value\.sumBalance: /],
    ['missingValue', 'differs', /value: /],
    ['empty', 'differs', /body: there is none/],
    ['truncated', 'differs', /body: it is not JSON/],
    ['500', 'failed', /HTTP 500/],
    ['403', 'failed', /forbidden/],
    ['offline', 'failed', /offline/],
    ['refused', 'refused', /“.+”/],
    ['unavailable', 'unavailable', /not offered/],
  ])('SDK-03b answers %s: it %s', async (fault, kind, said) => {
    const results = await run({ calls: only }, `wallet.balance=${fault}`);
    const [balance, status] = results;
    expect([balance?.outcome.kind, status?.outcome.kind]).toEqual([kind, 'conforms']);
    expect(results.flatMap(linesOf).join('\n')).toMatch(said);
    expect(results.some(isFault)).toBe(kind === 'differs' || kind === 'failed');
    expect(summaryOf(results)).toMatch(/^2 calls: 1 as declared/);
  });

  test('SDK-01b a login that fails is said once for each call that needs it', async () => {
    const member = { username: 'demomember', password: 'wrong' };
    const results = await run({ calls: only, member });
    expect(results.flatMap(linesOf).join('\n')).toMatch(/✗ wallet\.balance: the login failed: .*refused/);
    // an account was given, so a run that looked at nothing of it has not passed
    expect(results.filter(isFault).map(({ id }) => id)).toEqual(['wallet.balance']);
  });

  test('SDK-03b all that differs is listed, not the first alone', () => {
    const value = { token: { deep: 1 }, firstTimeLogin: 'perhaps', expiredMinutes: 'soon' };
    const found = differencesOf(calls['session.login'], JSON.stringify({ success: true, value }));
    expect(found.map(({ at }) => at)).toEqual(['value.token', 'value.firstTimeLogin', 'value.expiredMinutes']);
    expect(differencesOf(calls['session.login'], '[]')).not.toEqual([]);
    expect(differencesOf(calls['system.jwks'], '{"keys":[]}')).toEqual([]);
  });
});

describe('the way to a platform', () => {
  const nobody = async () => Promise.reject(new Error('ENOTFOUND'));
  test.each<[string, (host: string) => Promise<unknown>, string]>([
    ['http://fiesta.localhost:4173', nobody, 'http://localhost:4173'],
    ['http://fiesta.localhost', nobody, 'http://localhost'],
    ['http://fiesta.localhost:4173', async () => '127.0.0.1', 'http://fiesta.localhost:4173'],
    ['https://platform.example', nobody, 'https://platform.example'],
    ['https://evillocalhost', nobody, 'https://evillocalhost'],
  ])('SDK-01b %s', async (origin, find, wanted) => {
    expect(await reachable(origin, find)).toBe(wanted);
  });

  test('SDK-01b where nobody listens, what the network said is told', async () => {
    const served = await serve(() => new Response());
    await served.close();
    const { origin } = served;
    const connection = { origin, merchant: { merchant: 'M1', merchantCode: 'M1' }, language: 'EN' };
    const seal = async () => '';
    const results = await run({ calls: ['system.status'], connection: { ...connection, seal, wait: async () => {} } });
    expect(results.flatMap(linesOf)).toEqual([expect.stringMatching(/offline, ECONNREFUSED$/)]);
  });
});

describe('the command line', () => {
  test('takes accounts from it and passwords from the environment', () => {
    const args = ['--origin', 'https://platform.example/', '--username', 'a', '--agent-username', 'b', '--write'];
    expect(readArguments(args, { PASSWORD: 'p', AGENT_PASSWORD: 'q' })).toMatchObject({
      origin: 'https://platform.example',
      member: { username: 'a', password: 'p' },
      agent: { username: 'b', password: 'q' },
      write: true,
    });
  });

  test.each([
    [[], 'Give the platform’s origin'],
    [['--origin', 'platform.example'], 'Give the platform’s origin'],
    [['--origin', 'https://platform.example/path'], 'Give the platform’s origin'],
    [['--origin', 'https://platform.example', '--write'], '--write needs a test account'],
    [['--origin', 'https://platform.example', '--username', 'a'], 'Give the password of a too: --password.'],
    [['--orgin', 'https://platform.example'], "Unknown option '--orgin'"],
  ])('%j is refused with a message that says why', (args, message) => {
    expect(() => readArguments(args, {})).toThrow(message);
  });
});
