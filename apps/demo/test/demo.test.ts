import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateKey } from '@marquee/sandbox/keys';
import { createJweCipher } from '@marquee/sdk/cipher';
import { createClient } from '@marquee/sdk/client';
import { memberInfo } from '@marquee/sdk/contract/member/info';
import { login } from '@marquee/sdk/contract/session/login';
import { balance } from '@marquee/sdk/contract/wallet/balance';
import { describe, expect, onTestFinished, test } from 'vitest';
import { type DemoOptions, startDemo } from '../src/demo.ts';
import { greeting } from '../src/greeting.ts';
import { makeDist, temporaryFolder } from './site.ts';

const MEMBER = { username: 'demomember', password: 'member2468', type: 'username' } as const;

async function start(options: Partial<DemoOptions> = {}) {
  const said: string[] = [];
  const demo = await startDemo({
    port: 0,
    host: '127.0.0.1',
    dist: makeDist(),
    data: '',
    say: (sentence) => said.push(sentence),
    ...options,
  });
  let closed: Promise<void> | undefined;
  const close = () => {
    closed ??= demo.close();
    return closed;
  };
  onTestFinished(close);
  return { ...demo, close, said, origin: `http://127.0.0.1:${demo.port}` };
}

function clientOf(origin: string, token: string | null = null) {
  const { seal } = createJweCipher({ keys: { url: `${origin}/.well-known/jwks.json` } });
  return createClient({
    origin,
    session: { token: () => token, expired: () => {} },
    merchant: { merchant: 'red', merchantCode: 'RED1' },
    language: () => 'EN',
    seal,
  });
}

const logIn = async (origin: string) => (await clientOf(origin).send(login, MEMBER)).token;

describe('the demo in one process', () => {
  test('AUTH-07 MEMB-02 serves the site, and a member logs in with the real client over HTTP', async () => {
    const { origin } = await start({ brand: 'red' });
    expect(await (await fetch(origin)).text()).toBe('red home');
    const client = clientOf(origin, await logIn(origin));
    expect(await client.send(memberInfo, {})).toMatchObject({ account: 'demomember', isAgent: '0' });
    expect(await client.send(balance, {})).toEqual({ sumBalance: '12845.675' });
  });

  test('SDK-03 a platform that cannot be reached is a cut connection', async () => {
    const { origin } = await start({ fault: 'member.info=offline' });
    await expect(fetch(`${origin}/wps/member/info`)).rejects.toThrow('fetch failed');
  });

  test('a brand that is not there is refused with the names of those that are', async () => {
    await expect(start({ brand: 'green' })).rejects.toThrow('There is no brand "green". There are: red, blue.');
  });

  test('a folder without a build says how to make one', async () => {
    await expect(start({ dist: temporaryFolder() })).rejects.toThrow('run "pnpm build" first');
  });

  test('the greeting names each address, and one account of each kind', async () => {
    const demo = await start();
    const text = greeting(demo);
    for (const id of ['red', 'blue']) expect(text).toContain(`http://${id}.localhost:${demo.port}`);
    const named = demo.accounts.filter(({ username }) => text.includes(username));
    for (const { username, password } of named) expect(text).toMatch(new RegExp(`${username} +${password} `));
    expect(named.map(({ kind }) => kind)).toEqual(['member', 'agent', 'trial']);
  });
});

const key = await generateKey();
const ofAnother = await generateKey();

describe('what the demo keeps', () => {
  test('a session survives a restart, and the key stays the same', async () => {
    const data = temporaryFolder();
    const first = await start({ data });
    const token = await logIn(first.origin);
    const keysOf = async (origin: string) => (await fetch(`${origin}/.well-known/jwks.json`)).text();
    const keys = await keysOf(first.origin);
    await first.close();
    const second = await start({ data });
    expect(await clientOf(second.origin, token).send(memberInfo, {})).toMatchObject({ account: 'demomember' });
    expect(await keysOf(second.origin)).toBe(keys);
    expect(second.said).toEqual([]);
    for (const name of ['sandbox.json', 'key.json']) expect(statSync(join(data, name)).mode & 0o077, name).toBe(0);
  });

  test.each([
    ['sandbox.json', '{"version":1,"se', 'it is not JSON'],
    ['sandbox.json', '', 'it is not JSON'],
    ['sandbox.json', '{"version":0}', 'the kept state does not fit at "version"'],
    ['key.json', 'no key', 'it is not JSON'],
    ['key.json', '{"kty":"RSA","kid":"k","d":"x"}', 'it is no private RSA key'],
    ['key.json', JSON.stringify({ ...key, n: 'bogus' }), 'it is no private RSA key'],
    ['key.json', JSON.stringify({ ...key, n: ofAnother.n }), 'it is no private RSA key'],
    ['key.json', 'null', 'it is no private RSA key'],
  ])('%s holding %j is moved aside, said, and a fresh one takes its place', async (name, text, reason) => {
    const data = temporaryFolder();
    writeFileSync(join(data, name), text);
    const demo = await start({ data });
    expect(demo.said).toHaveLength(1);
    expect(demo.said[0]).toContain(reason);
    expect(readFileSync(join(data, `${name}.bad`), 'utf8')).toBe(text);
    expect(await logIn(demo.origin)).toMatch(/^[0-9a-f]{32}$/);
    await demo.close();
    expect(JSON.parse(readFileSync(join(data, name), 'utf8'))).toBeTypeOf('object');
  });

  test.each([
    ['.data', (data: string) => writeFileSync(data, ''), 'there is a file where a folder is wanted; move it away'],
    ['sandbox.json', mkdirSync, 'there is a folder where a file is wanted; move it away'],
    ['key.json', mkdirSync, 'there is a folder where a file is wanted; move it away'],
  ])('%s of the wrong kind is named, with the way out', async (name, spoil, reason) => {
    const folder = temporaryFolder();
    const path = join(folder, name);
    spoil(path);
    const data = name === '.data' ? path : folder;
    await expect(start({ data })).rejects.toThrow(`${path} cannot be used: ${reason}. Or keep`);
    if (name === '.data') await expect(start({ data: join(path, 'kept') })).rejects.toThrow(reason);
  });

  test('what a killed write left behind is cleared away', async () => {
    const data = temporaryFolder();
    writeFileSync(join(data, 'sandbox.json.123456789'), 'half');
    await start({ data });
    expect(existsSync(join(data, 'sandbox.json.123456789'))).toBe(false);
  });

  test('without a folder nothing is kept', async () => {
    const first = await start();
    const token = await logIn(first.origin);
    await first.close();
    const second = await start();
    await expect(clientOf(second.origin, token).send(memberInfo, {})).rejects.toMatchObject({ kind: 'expired' });
  });
});
