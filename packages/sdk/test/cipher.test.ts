import { compactDecrypt, exportJWK, generateKeyPair } from 'jose';
import { describe, expect, test } from 'vitest';
import { createJweCipher } from '../src/cipher.ts';
import { login } from '../src/contract/session/login.ts';
import { type Answer, clientFor, hangUp, json, platform, raw, success } from './platform.ts';

const credentials = { username: 'someone', password: 'pass-word-1', type: 'username' } as const;

async function keyPair(kid: string) {
  const { publicKey, privateKey } = await generateKeyPair('RSA-OAEP-256', { extractable: true });
  const jwk = { ...(await exportJWK(publicKey)), kid };
  const open = async (body: string) => {
    const { plaintext, protectedHeader } = await compactDecrypt(body, privateKey);
    return { header: protectedHeader, payload: JSON.parse(new TextDecoder().decode(plaintext)) };
  };
  return { jwk, open };
}

const pair = await keyPair('k1');
const session = success({ token: 'token-2' });
const unknownKey = json({ success: false, message: 'key', code: 'key.unknown' });

/** A platform that serves keys and takes logins, and a client that seals for it. */
async function sealing(keys: Answer[], logins: Answer[]) {
  const atKeys = await platform(...keys);
  const atLogin = await platform(...logins);
  const { seal } = createJweCipher({ keys: { url: `${atKeys.origin}/jwks` }, random: () => 0, wait: async () => {} });
  return { client: clientFor(atLogin.origin, { seal }), keysSeen: atKeys.seen, loginsSeen: atLogin.seen };
}

describe('sealed payloads', () => {
  test('SDK-04a AUTH-09b only the holder of the private key reads them', async () => {
    const { client, loginsSeen } = await sealing([json({ keys: [pair.jwk] })], [session]);
    expect(await client.send(login, credentials)).toMatchObject({ token: 'token-2', firstTimeLogin: false });
    const [{ body = '', headers = {} } = {}] = loginsSeen;
    expect(headers['content-type']).toBe('application/jose');
    expect(body).not.toContain('pass-word-1');
    const { header, payload } = await pair.open(body);
    expect(header).toEqual({ alg: 'RSA-OAEP-256', enc: 'A256GCM', cty: 'json', kid: 'k1' });
    expect(payload).toEqual(credentials);
  });

  test('SDK-04a the keys are fetched once, also for calls at the same time', async () => {
    const { client, keysSeen, loginsSeen } = await sealing([json({ keys: [pair.jwk] })], [session]);
    await Promise.all([client.send(login, credentials), client.send(login, credentials)]);
    await client.send(login, credentials);
    expect([keysSeen.length, loginsSeen.length]).toEqual([1, 3]);
    expect(new Set(loginsSeen.map(({ body }) => body)).size).toBe(3);
  });

  test('SDK-04a an unknown key is asked for anew, and the payload sealed for the new one', async () => {
    const next = await keyPair('k2');
    const keys = [json({ keys: [pair.jwk] }), json({ keys: [next.jwk] })];
    const { client, keysSeen, loginsSeen } = await sealing(keys, [unknownKey, session]);
    await client.send(login, credentials);
    expect([keysSeen.length, loginsSeen.length]).toEqual([2, 2]);
    expect((await next.open(loginsSeen[1]?.body ?? '')).payload).toEqual(credentials);
  });

  test('SDK-05 a key that stays unknown ends the call after the second time', async () => {
    const { client, keysSeen, loginsSeen } = await sealing([json({ keys: [pair.jwk] })], [unknownKey]);
    await expect(client.send(login, credentials)).rejects.toMatchObject({ kind: 'refused' });
    expect([keysSeen.length, loginsSeen.length]).toEqual([2, 2]);
  });

  test('SDK-05a fetching keys is a read and repeated; the sealed call is not', async () => {
    const keys = [hangUp, raw('', 503), json({ keys: [pair.jwk] })];
    const { client, keysSeen, loginsSeen } = await sealing(keys, [raw('', 503)]);
    await expect(client.send(login, credentials)).rejects.toMatchObject({ kind: 'server' });
    expect([keysSeen.length, loginsSeen.length]).toEqual([3, 1]);
  });

  test.each<[string, Answer, string, string | undefined]>([
    ['no JSON', raw('<html>'), 'malformed', 'body'],
    ['no keys', json({ keys: [] }), 'malformed', 'keys'],
    ['an envelope', success({ keys: [] }), 'malformed', 'keys'],
    ['keys for signing only', json({ keys: [{ ...pair.jwk, use: 'sig' }] }), 'malformed', 'keys'],
    ['keys of another kind', json({ keys: [{ kty: 'EC', crv: 'P-256' }] }), 'malformed', 'keys'],
    ['a key that is none', json({ keys: [{ kty: 'RSA', n: 'AQAB', e: 'AQAB' }] }), 'malformed', 'keys'],
    ['404', raw('', 404), 'server', undefined],
  ])('SDK-04 nothing is sent when the key set is %s; the next try asks again', async (_, answer, kind, field) => {
    const { client, keysSeen, loginsSeen } = await sealing([answer, json({ keys: [pair.jwk] })], [session]);
    const failure = await client.send(login, credentials).catch((error: unknown) => error);
    expect(failure).toMatchObject({ kind, call: 'system.jwks', details: field ? { field } : {} });
    expect(loginsSeen).toHaveLength(0);
    await client.send(login, credentials);
    expect([keysSeen.length, loginsSeen.length]).toEqual([2, 1]);
  });

  test('SDK-04a keys may stand in the brand pack', async () => {
    const { origin, seen } = await platform(session);
    const { seal } = createJweCipher({ keys: { jwks: { keys: [{ ...pair.jwk, use: 'sig' }, pair.jwk] } } });
    await clientFor(origin, { seal }).send(login, credentials);
    expect((await pair.open(seen[0]?.body ?? '')).payload).toEqual(credentials);
  });

  test('SDK-04 a page without a secure origin is told so, and nothing is sent', async () => {
    const { origin, seen } = await platform(session);
    const { seal } = createJweCipher({ keys: { jwks: { keys: [pair.jwk] } }, subtle: undefined });
    const sending = clientFor(origin, { seal }).send(login, credentials);
    await expect(sending).rejects.toMatchObject({ kind: 'insecure', call: 'session.login' });
    expect(seen).toHaveLength(0);
  });
});
