import type { Call, CallOutput } from '@marquee/sdk/contract/call';
import type { CallId, Calls } from '@marquee/sdk/contract/calls';
import { calls } from '@marquee/sdk/contract/calls';
import type { Player } from '@marquee/sdk/contract/play';
import { contentTypes, envelope, headerNames, sealing } from '@marquee/sdk/contract/wire';
import { fieldsOf, partsOf } from '@marquee/sdk/request';
import { CompactEncrypt, importJWK, type JWK } from 'jose';
import * as z from 'zod/mini';
import { DEMO_PAYMENT_PASSWORD } from '../src/accounts.ts';
import { generateKey } from '../src/keys.ts';
import { createSandbox, type Sandbox, type SandboxOptions } from '../src/sandbox.ts';

export const START = Date.UTC(2026, 4, 1, 10, 20);

/** A clock that stands still until it is moved. */
export function handClock(at = START) {
  return {
    now: () => at,
    advance: (ms: number) => {
      at += ms;
    },
  };
}

/** One key for all tests of a file: making one takes a while. */
export const key: JWK = await generateKey();

export function sandboxWith(options: Partial<SandboxOptions> = {}): Sandbox {
  return createSandbox({ clock: handClock(), seed: 7, keys: key, ...options });
}

export interface Asked {
  readonly token?: string;
  readonly merchant?: string;
  readonly language?: string;
  readonly headers?: Record<string, string>;
  /** seal with another key than the sandbox's */
  readonly sealFor?: JWK;
}

/** Sends a call as the client would, sealed where the contract says so. */
export async function request<Id extends CallId>(id: Id, input: object, asked: Asked = {}): Promise<Request> {
  const call: Calls[CallId] = calls[id];
  const headers = new Headers({
    [headerNames.merchantCode]: asked.merchant ?? 'M1',
    [headerNames.language]: asked.language ?? 'EN',
    ...asked.headers,
  });
  if (asked.token !== undefined) headers.set(headerNames.authorization, `Bearer ${asked.token}`);
  const url = new URL(call.path, 'http://site.test');
  if (call.method === 'GET' || call.method === 'DELETE') {
    url.search = fieldsOf(input).toString();
    return new Request(url, { method: call.method, headers });
  }
  const sealKey = asked.sealFor ?? key;
  const { encoding = 'json' }: Call = call;
  if (encoding === 'multipart') return new Request(url, { method: call.method, headers, body: partsOf(input) });
  const plain = encoding === 'form' ? fieldsOf(input).toString() : JSON.stringify(input);
  headers.set('Content-Type', contentTypes[call.sealed ? 'sealed' : encoding]);
  return new Request(url, { method: call.method, headers, body: call.sealed ? await seal(input, sealKey) : plain });
}

export async function seal(payload: object, { kty, n, e, kid }: JWK): Promise<string> {
  const publicKey = await importJWK({ kty, n, e } as JWK, sealing.alg);
  return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(payload)))
    .setProtectedHeader({ ...sealing, ...(kid === undefined ? {} : { kid }) })
    .encrypt(publicKey);
}

export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  body: { success?: boolean; message?: string; code?: string; value?: Record<string, unknown> };
}

export async function ask(sandbox: Sandbox, id: CallId, input: object = {}, asked: Asked = {}): Promise<Answer> {
  const response = await sandbox.fetch(await request(id, input, asked));
  const text = response.type === 'error' ? '' : await response.text();
  let body = {};
  try {
    body = JSON.parse(text) as object;
  } catch {
    // some faults answer no JSON; the text is there
  }
  return { status: response.status, headers: response.headers, text, body };
}

/** Asks as a client would and reads the answer with the call's own schema. */
export function desk(sandbox: Sandbox, token: string) {
  return async <Id extends CallId>(id: Id, input: object = {}, more: Asked = {}) => {
    const { body } = await ask(sandbox, id, input, { token, ...more });
    if (!body.success) throw new Error(`${id}: ${body.code}`);
    return z.parse(calls[id].output, body.value) as CallOutput<Calls[Id]>;
  };
}

/** Plays calls on a sandbox as it normally is, whatever scenario is under test. */
export function playerOn(sandbox: Sandbox, token: string, account: { username: string; password: string }): Player {
  let names = 0;
  return {
    username: account.username,
    password: account.password,
    paymentPassword: DEMO_PAYMENT_PASSWORD,
    ask: async (call, input) => {
      const headers = { 'X-Sandbox-Scenario': 'normal' };
      const { text } = await ask(sandbox, call.id as CallId, input as object, { token, headers });
      const body: unknown = JSON.parse(text);
      const { success, value, message } = call.bare
        ? { success: true, value: body, message: '' }
        : z.parse(envelope, body);
      if (!success) throw new Error(`${call.id}: ${message}`);
      return z.parse(call.output, value) as never;
    },
    fresh: () => `fresh${++names}`,
    code: async (to) => {
      const { outbox, mails } = sandbox.state();
      const message =
        outbox.findLast(({ mobile }) => mobile.endsWith(to)) ?? mails.findLast(({ email }) => email === to);
      return message?.code ?? '';
    },
    captcha: async () => sandbox.state().captchas.at(-1)?.answer ?? '',
  };
}

export const AGENT = { username: 'demoagent', password: 'agent2468', type: 'username', agent: true };
export const MEMBER = { username: 'demomember', password: 'member2468', type: 'username' };

export async function tokenFor(sandbox: Sandbox, input: object = MEMBER, asked: Asked = {}): Promise<string> {
  const { body } = await ask(sandbox, 'session.login', input, asked);
  return String(body.value?.token);
}
