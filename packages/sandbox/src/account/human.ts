import * as z from 'zod/mini';
import type { Platform } from '../platform.ts';
import { spend } from './spent.ts';

/** Some tenths of a second of work: enough to show that it runs, not enough to wait for. */
const WORK = { algorithm: 'PBKDF2/SHA-256', cost: 1000, keyLength: 32, keyPrefix: '00' } as const;
const LIFE_SECONDS = 5 * 60;
const SCHEME = 'altcha';
const LONGEST = 8000;

const hexText = z.string().check(z.regex(/^(?:[0-9a-f]{2}){1,64}$/));

/** What a solver sends back, as base64 of JSON. */
const payloadSchema = z.object({
  challenge: z.object({
    parameters: z.object({
      algorithm: z.literal(WORK.algorithm),
      nonce: hexText,
      salt: hexText,
      cost: z.literal(WORK.cost),
      keyLength: z.literal(WORK.keyLength),
      keyPrefix: z.literal(WORK.keyPrefix),
      expiresAt: z.int(),
    }),
    signature: hexText,
  }),
  solution: z.object({ counter: z.int().check(z.minimum(0), z.maximum(0xffffffff)), derivedKey: hexText }),
});

type Parameters = z.output<typeof payloadSchema>['challenge']['parameters'];

const toHex = (bytes: ArrayBuffer) =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
const fromHex = (text: string) => Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

/** Signs the parameters as ALTCHA does: HMAC over JSON with sorted names. */
async function sign(platform: Platform, parameters: Parameters): Promise<string> {
  const { checks } = platform.state;
  if (checks.humanSecret === '') {
    checks.humanSecret = platform.hex(32);
    platform.changed();
  }
  const encode = new TextEncoder();
  const how = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', encode.encode(checks.humanSecret), how, false, ['sign']);
  const sorted = Object.fromEntries(Object.entries(parameters).sort(([a], [b]) => (a < b ? -1 : 1)));
  return toHex(await crypto.subtle.sign('HMAC', key, encode.encode(JSON.stringify(sorted))));
}

/** A challenge in the format of ALTCHA version 2. */
export async function newChallenge(platform: Platform) {
  const parameters = {
    ...WORK,
    nonce: platform.hex(16),
    salt: platform.hex(16),
    expiresAt: Math.floor(platform.now() / 1000) + LIFE_SECONDS,
  };
  return { parameters, signature: await sign(platform, parameters) };
}

async function derive({ nonce, salt, cost, keyLength }: Parameters, counter: number): Promise<string> {
  const begin = fromHex(nonce);
  const password = new Uint8Array(begin.length + 4);
  password.set(begin);
  new DataView(password.buffer).setUint32(begin.length, counter);
  const key = await crypto.subtle.importKey('raw', password, 'PBKDF2', false, ['deriveBits']);
  const how = { name: 'PBKDF2', hash: 'SHA-256', salt: fromHex(salt), iterations: cost };
  return toHex(await crypto.subtle.deriveBits(how, key, keyLength * 8));
}

function read(text: string) {
  if (text.length > LONGEST) return undefined;
  try {
    return z.safeParse(payloadSchema, JSON.parse(atob(text))).data;
  } catch {
    return undefined;
  }
}

/** Whether somebody has solved a challenge of ours that is still good; it is used up then (AUTH-22). */
export async function humanProven(
  platform: Platform,
  check: { readonly scheme: string; readonly solution: string } | undefined,
): Promise<boolean> {
  const payload = check?.scheme === SCHEME ? read(check.solution) : undefined;
  if (!payload) return false;
  const { challenge, solution } = payload;
  const { nonce, expiresAt, keyPrefix } = challenge.parameters;
  if (expiresAt * 1000 <= platform.now()) return false;
  if ((await sign(platform, challenge.parameters)) !== challenge.signature) return false;
  const derived = await derive(challenge.parameters, solution.counter);
  if (derived !== solution.derivedKey || !derived.startsWith(keyPrefix)) return false;
  return spend(platform, `human ${nonce}`, expiresAt * 1000);
}
