import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type Call, defineCall } from '../src/contract/call.ts';
import { nothing } from '../src/contract/fields.ts';
import { login } from '../src/contract/session/login.ts';
import { language } from '../src/contract/system/language.ts';
import { permission } from '../src/contract/system/permission.ts';
import { systemStatus } from '../src/contract/system/status.ts';
import { balance } from '../src/contract/wallet/balance.ts';
import { clientFor, json, platform, raw, silence, success, until } from './platform.ts';

const open = success({ status: 0 });

describe('what a call bears', () => {
  test('SDK-01 headers carry merchant, module, language and token', async () => {
    const { origin, seen } = await platform(success({ sumBalance: '1' }));
    await clientFor(origin).send(balance, {});
    expect(seen[0]).toMatchObject({
      method: 'GET',
      url: '/wps/v2/wallets/balance',
      headers: {
        authorization: 'Bearer token-1',
        merchant: 'merchant',
        'merchant-code': 'code',
        'module-id': 'WALLET',
        language: 'TY',
      },
    });
  });

  test('SDK-01 a call without session bears no token, an optional one bears it when there is one', async () => {
    const { origin, seen } = await platform(open, success({}), success({}));
    await clientFor(origin).send(systemStatus, {});
    await clientFor(origin).send(permission, { host: 'brand.example' });
    const session = { token: () => null, expired: () => undefined };
    await clientFor(origin, { session }).send(permission, { host: 'brand.example' });
    expect(seen.map(({ headers }) => headers.authorization)).toEqual([undefined, 'Bearer token-1', undefined]);
  });

  test.each([null, ''])('SDK-04b a call that requires a session is not sent with the token %j', async (token) => {
    const { origin, seen } = await platform(success({ sumBalance: '1' }));
    const client = clientFor(origin, { session: { token: () => token, expired: () => undefined } });
    await expect(client.send(balance, {})).rejects.toMatchObject({ kind: 'signedOut' });
    expect(seen).toHaveLength(0);
  });

  test('SDK-01 input goes in the query of a GET and in the body of a PUT', async () => {
    const { origin, seen } = await platform(success({}));
    const client = clientFor(origin);
    await client.send(permission, { host: 'brand.example:8080' });
    await client.send(language, { language: 'TY' });
    expect(seen.map(({ url, body }) => [url, body])).toEqual([
      ['/wps/permission?host=brand.example%3A8080', ''],
      ['/wps/member/language', '{"language":"TY"}'],
    ]);
    expect(seen[1]?.headers['content-type']).toBe('application/json');
  });

  test('SDK-01 form-encoded calls travel as a form; a field that is not there is left out', async () => {
    const form = defineCall({
      id: 'test.form',
      method: 'POST',
      path: '/form',
      input: z.object({ username: z.string(), email: z.optional(z.string()), tags: z.array(z.string()) }),
      output: nothing,
      session: 'none',
      sealed: false,
      encoding: 'form',
      effect: 'write',
      module: 'TEST',
      spec: 'none',
    });
    const { origin, seen } = await platform(success(null));
    await clientFor(origin).send(form, { username: 'a b&c', tags: ['1', '2'] });
    expect(seen[0]?.headers['content-type']).toBe('application/x-www-form-urlencoded');
    expect(seen[0]?.body).toBe('username=a+b%26c&tags=1&tags=2');
  });

  test('SDK-02b a brand may give another path', async () => {
    const { origin, seen } = await platform(success({}));
    const paths = { 'system.permission': '/relay?fn=permission' };
    await clientFor(origin, { paths }).send(permission, { host: 'brand.example' });
    expect(seen[0]?.url).toBe('/relay?fn=permission&host=brand.example');
  });

  test.each(['//evil.example/a', '/\\evil.example/a', 'https://evil.example/a', 'a', '/\t/evil.example', '//['])(
    'SDK-02b a path such as %j, which would carry the token elsewhere, is not used',
    async (path) => {
      const { origin, seen } = await platform(success({}));
      const sending = clientFor(origin, { paths: { 'system.permission': path } }).send(permission, { host: 'a' });
      await expect(sending).rejects.toMatchObject({ kind: 'unavailable', cause: expect.any(TypeError) });
      expect(seen).toHaveLength(0);
    },
  );

  test('SDK-04 the token does not follow a redirect to another host', async () => {
    const elsewhere = await platform(success({ sumBalance: '1' }));
    const { origin } = await platform(raw('', 307, { Location: `${elsewhere.origin}/steal` }));
    await expect(clientFor(origin).send(balance, {})).rejects.toMatchObject({ kind: 'server' });
    expect(elsewhere.seen).toHaveLength(0);
  });
});

describe('the key of a change', () => {
  test('SDK-05a is another for each, so that the platform can tell a repetition on the way; a question bears none', async () => {
    const { origin, seen } = await platform(success(null), success(null), open);
    const client = clientFor(origin);
    await client.send(language, { language: 'TY' });
    await client.send(language, { language: 'TY' });
    await client.send(systemStatus, {});
    const [first, second, none] = seen.map(({ headers }) => headers['idempotency-key']);
    expect([first, second]).toEqual([expect.stringMatching(/^[\w-]{16,64}$/), expect.stringMatching(/^[\w-]{16,64}$/)]);
    expect(first).not.toBe(second);
    expect(none).toBeUndefined();
  });

  test('SDK-05a stays the same when a change is sealed anew for a newer key of the platform', async () => {
    const stale = json({ success: false, code: 'key.unknown' });
    const { origin, seen } = await platform(stale, success({ token: 't' }));
    let keys = 0;
    const client = clientFor(origin, { key: () => `key-${++keys}` });
    await client.send(login, { username: 'someone', password: 'x', type: 'username' });
    expect(seen.map(({ headers }) => headers['idempotency-key'])).toEqual(['key-1', 'key-1']);
  });

  test('SDK-05a is that of the first try where a person makes the same change again after a lost answer', async () => {
    const { origin, seen } = await platform(success(null));
    await clientFor(origin).send(language, { language: 'TY' }, { key: 'of-the-first-try' });
    expect(seen[0]?.headers['idempotency-key']).toBe('of-the-first-try');
  });
});

describe('the end of a session', () => {
  test('AUTH-01b is told once for ten calls on their way', async () => {
    const { origin } = await platform(raw('', 401));
    const client = clientFor(origin);
    const kinds = await Promise.all(
      Array.from({ length: 10 }, (_, page) =>
        client
          .send({ ...balance, path: `/wps/${page}`, id: `test.${page}` } satisfies Call, {})
          .catch((error) => error.kind),
      ),
    );
    expect(kinds).toEqual(Array(10).fill('expired'));
    expect(client.expired).toEqual(['token-1']);
  });

  test('AUTH-01b names the token that was refused, not the newer one, and tells of the newer one too', async () => {
    let token = 'token-1';
    const expired: string[] = [];
    const { origin, seen } = await platform(
      (response) => until(() => token === 'token-2').then(() => response.writeHead(401).end()),
      raw('', 401),
    );
    const client = clientFor(origin, { session: { token: () => token, expired: (old) => expired.push(old) } });
    const old = client.send(balance, {}).catch(() => undefined);
    await until(() => seen.length === 1);
    token = 'token-2';
    await old;
    await client.send(balance, {}).catch(() => undefined);
    expect(expired).toEqual(['token-1', 'token-2']);
  });

  test('AUTH-06 a 401 to a call that bore no token ends no session', async () => {
    const { origin } = await platform(json({ success: false, message: 'Wrong password' }, 401));
    const client = clientFor(origin);
    const sending = client.send(login, { username: 'someone', password: 'x', type: 'username' });
    await expect(sending).rejects.toMatchObject({ kind: 'refused', details: { serverMessage: 'Wrong password' } });
    expect(client.expired).toEqual([]);
  });
});

describe('cancelling', () => {
  test('SDK-06b a call whose screen has gone is hung up', async () => {
    const { origin, seen } = await platform(silence);
    const screen = new AbortController();
    const sending = clientFor(origin).send(balance, {}, { signal: screen.signal });
    await until(() => seen.length === 1);
    screen.abort();
    await expect(sending).rejects.toMatchObject({ kind: 'cancelled' });
    await until(() => seen[0]?.gone === true);
  });

  test('SDK-06b a screen that has gone already asks nothing', async () => {
    const { origin, seen } = await platform(open);
    const sending = clientFor(origin).send(systemStatus, {}, { signal: AbortSignal.abort() });
    await expect(sending).rejects.toMatchObject({ kind: 'cancelled' });
    expect(seen).toHaveLength(0);
  });

  test('SDK-06b a change is hung up too, and not sent again', async () => {
    const { origin, seen } = await platform(silence);
    const screen = new AbortController();
    const sending = clientFor(origin).send(language, { language: 'TY' }, { signal: screen.signal });
    await until(() => seen.length === 1);
    screen.abort();
    await expect(sending).rejects.toMatchObject({ kind: 'cancelled' });
    expect(seen).toHaveLength(1);
  });

  test('SDK-06b going away while waiting to repeat ends the call', async () => {
    const { origin, seen } = await platform(raw('', 500));
    const screen = new AbortController();
    const { wait } = await import('../src/retry.ts');
    const client = clientFor(origin, {
      wait: (_, signal) => {
        screen.abort();
        return wait(60_000, signal);
      },
    });
    await expect(client.send(systemStatus, {}, { signal: screen.signal })).rejects.toMatchObject({ kind: 'cancelled' });
    expect(seen).toHaveLength(1);
  });
});
