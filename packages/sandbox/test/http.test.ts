import { describe, expect, test } from 'vitest';
import { type FaultName, faultNames } from '../src/faults.ts';
import { createSandbox } from '../src/sandbox.ts';
import { ask, handClock, key, MEMBER, request, START, sandboxWith, tokenFor } from './fixture.ts';

describe('SDK-03 faults', () => {
  const table: Record<
    Exclude<FaultName, 'latency' | 'timeout' | 'offline' | 'lost'>,
    { status: number; text: RegExp }
  > = {
    '401': { status: 401, text: /"code":"session.expired"/ },
    '403': { status: 403, text: /"success":false/ },
    '429': { status: 429, text: /"success":false/ },
    '500': { status: 500, text: /"success":false/ },
    html502: { status: 502, text: /^<!doctype html>/ },
    empty: { status: 200, text: /^$/ },
    truncated: { status: 200, text: /^\{"success":true[^}]*$/ },
    refused: { status: 200, text: /"success":false,"message":"[^"]+"\}$/ },
    unavailable: { status: 200, text: /"code":"function.not.available"/ },
    missingValue: { status: 200, text: /^\{"success":true,"message":""\}$/ },
    wrongTypes: { status: 200, text: /"status":\{"wrong":true\}/ },
    extraFields: { status: 200, text: /"unheardOf"/ },
    duplicate: { status: 200, text: /"status":0/ },
  };

  test.each(Object.entries(table))('SDK-03 %s', async (name, expected) => {
    const { status, text, headers } = await ask(sandboxWith({ fault: `system.status=${name}` }), 'system.status');
    expect(status).toBe(expected.status);
    expect(text).toMatch(expected.text);
    expect(headers.get('Cache-Control')).toBe('no-store');
    expect(headers.has('Retry-After')).toBe(name === '429');
  });

  test('SDK-03 offline is a network error', async () => {
    const response = await sandboxWith({ fault: '*=offline' }).fetch(await request('system.status', {}));
    expect(response.type).toBe('error');
  });

  test.each([
    ['latency(3000)', 3000, 200],
    ['latency', 1500, 200],
    ['timeout', 600_000, 504],
  ])('SDK-03 %s waits through the wait that was handed in', async (fault, ms, status) => {
    const waits: number[] = [];
    const sandbox = sandboxWith({ fault: `*=${fault}`, wait: async (time) => void waits.push(time) });
    expect((await ask(sandbox, 'system.status')).status).toBe(status);
    expect(waits).toEqual([ms]);
  });

  test('SDK-05 an answer lost on the way was acted on, a failure before was not', async () => {
    const sandbox = sandboxWith();
    await ask(sandbox, 'session.login', MEMBER, { headers: { 'X-Sandbox-Fault': 'session.login=500' } });
    expect(Object.keys(sandbox.state().sessions)).toHaveLength(0);
    await ask(sandbox, 'session.login', MEMBER, { headers: { 'X-Sandbox-Fault': 'session.login=truncated' } });
    expect(Object.keys(sandbox.state().sessions)).toHaveLength(1);
    const lost = await request('session.login', MEMBER, { headers: { 'X-Sandbox-Fault': 'session.login=lost' } });
    expect((await sandbox.fetch(lost)).type).toBe('error');
    expect(Object.keys(sandbox.state().sessions)).toHaveLength(2);
  });

  test('SDK-05b a change delivered twice is made once if it bears a key, and twice if it bears none', async () => {
    const sandbox = sandboxWith();
    const twice = { 'X-Sandbox-Fault': 'session.login=duplicate' };
    const keyed = await ask(sandbox, 'session.login', MEMBER, { headers: { ...twice, 'Idempotency-Key': 'k1' } });
    expect(keyed.body.success).toBe(true);
    expect(Object.keys(sandbox.state().sessions)).toHaveLength(1);
    await ask(sandbox, 'session.login', MEMBER, { headers: twice });
    expect(Object.keys(sandbox.state().sessions)).toHaveLength(3);
  });

  test('SDK-05b the same key again gets the first answer, unless nothing was done the first time', async () => {
    const sandbox = sandboxWith();
    const headers = { 'Idempotency-Key': 'k1' };
    const stale = await ask(sandbox, 'session.login', MEMBER, { headers, sealFor: { ...key, kid: 'old' } });
    expect(stale.body.code).toBe('key.unknown');
    const first = await ask(sandbox, 'session.login', MEMBER, { headers });
    const second = await ask(sandbox, 'session.login', MEMBER, { headers });
    expect(first.body.success).toBe(true);
    expect(second.text).toBe(first.text);
    expect(Object.keys(sandbox.state().sessions)).toHaveLength(1);
  });

  test('SDK-05b a key that comes again with another question is refused, and nothing is done', async () => {
    const sandbox = sandboxWith();
    const token = await tokenFor(sandbox);
    const asked = { token, headers: { 'Idempotency-Key': 'k1' } };
    const move = (amount: string) => ask(sandbox, 'wallet.transfer', { from: 'MAIN', to: 'LWK', amount }, asked);
    const [one, other] = await Promise.all([move('10'), move('20')]);
    expect([one, other].filter(({ body }) => body.success)).toHaveLength(1);
    const again = await move(one.body.success ? '20' : '10');
    expect(again).toMatchObject({ status: 422, body: { success: false, code: 'key.reused' } });
    // sealed anew, the same question looks otherwise
    const points = { points: '500', password: '246810' };
    const sealed = { token, headers: { 'Idempotency-Key': 'k2' } };
    const first = await ask(sandbox, 'points.convert', points, sealed);
    expect(first.body.success).toBe(true);
    expect((await ask(sandbox, 'points.convert', points, sealed)).text).toBe(first.text);
    expect((await ask(sandbox, 'points.convert', { ...points, points: '600' }, sealed)).body.code).toBe('key.reused');
  });

  test('a fault meets the named call only, a header overrides the option, a cookie works too', async () => {
    const sandbox = sandboxWith({ fault: 'system.status=500' });
    expect((await ask(sandbox, 'system.whitelabel')).status).toBe(200);
    expect((await ask(sandbox, 'system.status', {}, { headers: { 'X-Sandbox-Fault': '' } })).status).toBe(200);
    const cookie = `X-Sandbox-Fault=${encodeURIComponent('wallet.balance=500, system.status=403')}; X-Sandbox-Scenario=region`;
    expect((await ask(sandbox, 'system.status', {}, { headers: { Cookie: cookie } })).status).toBe(403);
  });

  test.each([
    ['X-Sandbox-Fault', 'system.status=explode', 'latency(ms)'],
    ['X-Sandbox-Fault', 'no.such=500', 'system.status'],
    ['X-Sandbox-Fault', 'system.status', 'latency(ms)'],
    ['X-Sandbox-Scenario', 'party', 'maintenance'],
    ['X-Sandbox-Scenario', 'toString', 'maintenance'],
  ])('%s "%s" is answered with 400 and the known names', async (header, value, known) => {
    const { status, text } = await ask(sandboxWith(), 'system.status', {}, { headers: { [header]: value } });
    expect(status).toBe(400);
    expect((JSON.parse(text) as { known: string[] }).known).toContain(known);
  });

  test('an unknown fault for the whole sandbox is an error that names the known ones', () => {
    expect(() => createSandbox({ clock: handClock(), seed: 1, fault: '*=boom' })).toThrow(
      faultNames.join(', ').replace('latency', 'latency(ms)'),
    );
  });
});

describe('SHELL-16 scenarios', () => {
  test.each([
    ['normal', { status: 0, ip: '203.0.113.7' }],
    ['maintenance', { status: 1, ip: '203.0.113.7', endTime: START + 100 * 60_000 }],
    ['maintenanceOpenEnd', { status: 1, ip: '203.0.113.7' }],
    ['region', { status: 2, ip: '203.0.113.7' }],
  ])('SHELL-16 %s', async (scenario, value) => {
    const { body } = await ask(sandboxWith(), 'system.status', {}, { headers: { 'X-Sandbox-Scenario': scenario } });
    expect(body.value).toEqual(value);
  });

  test('SHELL-16 the visitor address is the one a proxy names, if it is one', async () => {
    const ip = async (forwarded: string) =>
      (await ask(sandboxWith(), 'system.status', {}, { headers: { 'X-Forwarded-For': forwarded } })).body.value?.ip;
    expect(await ip('198.51.100.9, 10.0.0.1')).toBe('198.51.100.9');
    expect(await ip('<b>me</b>')).toBe('203.0.113.7');
  });

  test('BRAND-06 white-label switches are those handed in for the merchant', async () => {
    const sandbox = sandboxWith({ modules: { M1: { SMSLOGIN3: true, USERNAMEREG3: false } } });
    const { body } = await ask(sandbox, 'system.whitelabel');
    expect(body.value).toMatchObject([
      {
        childrenNodes: [
          { modId: 'SMSLOGIN3', enabled: '1' },
          { modId: 'USERNAMEREG3', enabled: '0' },
        ],
      },
    ]);
    const other = await ask(sandbox, 'system.whitelabel', {}, { merchant: 'M2' });
    expect(other.body.value).toMatchObject([{ childrenNodes: [] }]);
  });
});

describe('requests that are not right', () => {
  test('a relay function that is not there is said to be unavailable', async () => {
    const response = await sandboxWith().fetch(
      new Request('http://site.test/wps/relay/GCS_nothing', { method: 'POST' }),
    );
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ success: false, code: 'function.not.available' });
  });

  test.each(['/wps/nothing', '/lgw/nothing', '/sandbox/art/none.svg', '/sandbox/art/banner/none.svg'])(
    '%s is 404',
    async (path) => {
      const response = await sandboxWith().fetch(new Request(`http://site.test${path}`));
      expect(response.status).toBe(404);
      expect(response.headers.get('Cache-Control')).toBe('no-store');
    },
  );

  test('a method that a call does not have is 405 and named', async () => {
    const response = await sandboxWith().fetch(new Request('http://site.test/wps/session/logout', { method: 'POST' }));
    expect(response.status).toBe(405);
    expect(response.headers.get('Allow')).toBe('DELETE');
  });

  test('a body over 64 kB is 413', async () => {
    const sandbox = sandboxWith();
    const { status } = await ask(sandbox, 'system.language', { language: 'x'.repeat(70_000) });
    expect(status).toBe(413);
  });

  test.each([
    ['session.login', { username: 'demomember' }, 'password'],
    ['system.language', { language: 5 }, 'language'],
    ['system.permission', {}, 'host'],
  ] as const)('%s with %o is refused naming "%s"', async (id, input, field) => {
    const { status, body } = await ask(sandboxWith(), id, input);
    expect(status).toBe(200);
    expect(body).toMatchObject({ success: false, code: 'input.invalid' });
    expect(body.message).toContain(`"${field}"`);
  });

  test('handles the platform paths and nothing of the site', () => {
    const { handles } = sandboxWith();
    for (const path of [
      '/wps/captcha',
      '/lgw/x',
      '/lotto/x',
      '/.well-known/jwks.json',
      '/sandbox/art/banner/home-1.svg',
    ]) {
      expect(handles(path), path).toBe(true);
    }
    for (const path of ['/', '/login', '/assets/a.js', '/wpsx', '/.well-known/other'])
      expect(handles(path), path).toBe(false);
  });

  test('accounts given out by the sandbox can all log in', async () => {
    const sandbox = sandboxWith();
    for (const { kind, username, password } of sandbox.accounts) {
      expect(await tokenFor(sandbox, { username, password, type: 'username', agent: kind === 'agent' })).toMatch(
        /^[0-9a-f]{32}$/,
      );
    }
  });
});
