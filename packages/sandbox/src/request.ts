import type { Call } from '@marquee/sdk/contract/call';
import { contentTypes, headerNames, refusalCodes } from '@marquee/sdk/contract/wire';
import * as z from 'zod/mini';
import type { Caller } from './exchange.ts';
import type { KeyRing } from './keys.ts';
import { Refusal } from './refusal.ts';

const MAX_BODY_BYTES = 64 * 1024;
/** three pictures of 5 MB and some text (section 9) */
const MAX_UPLOAD_BYTES = 16 * 1024 * 1024;
/** an address kept for documentation (RFC 5737), for a request that says nothing of where it comes from */
const NOWHERE = '203.0.113.7';
const CLIENT_COOKIE = 'sandbox_client';

export function cookieOf(request: Request, name: string): string | undefined {
  for (const part of (request.headers.get('Cookie') ?? '').split(';')) {
    const [key, ...value] = part.trim().split('=');
    if (key !== name) continue;
    try {
      return decodeURIComponent(value.join('='));
    } catch {
      return undefined;
    }
  }
  return undefined;
}

/** The site's own origin; what ends TLS before the site says so in a header. */
function originOf(request: Request): string {
  const { protocol, host } = new URL(request.url);
  const secure = request.headers.get('X-Forwarded-Proto')?.split(',')[0]?.trim().toLowerCase() === 'https';
  return `${secure ? 'https:' : protocol}//${host}`;
}

/** Reads who asks from the headers. */
export function callerOf(request: Request, mark: () => string): Caller {
  const header = (name: string) => request.headers.get(name) ?? '';
  const forwarded = header('X-Forwarded-For').split(',')[0]?.trim() ?? '';
  const client = cookieOf(request, CLIENT_COOKIE) ?? '';
  const known = /^[0-9a-f]{16}$/.test(client);
  return {
    merchant: header(headerNames.merchantCode).slice(0, 64),
    language: header(headerNames.language).slice(0, 8),
    ip: /^[0-9a-fA-F.:]{3,45}$/.test(forwarded) ? forwarded : NOWHERE,
    origin: originOf(request),
    client: known ? client : mark(),
    unmarked: !known,
  };
}

/** The header by which a browser is known again. */
export function clientCookie(client: string): string {
  return `${CLIENT_COOKIE}=${client}; Path=/; HttpOnly; SameSite=Lax`;
}

export function tokenOf(request: Request): string | undefined {
  return /^Bearer ([\w.~+/-]+=*)$/.exec(request.headers.get(headerNames.authorization) ?? '')?.[1];
}

async function bodyBytes(request: Request, most: number): Promise<Blob> {
  const tooLarge = new Refusal(`A body may have ${most} bytes.`, { status: 413, code: 'body.tooLarge' });
  if (Number(request.headers.get('Content-Length') ?? 0) > most) throw tooLarge;
  if (!request.body) return new Blob([]);
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (let reader = request.body.getReader(), read = await reader.read(); !read.done; read = await reader.read()) {
    size += read.value.length;
    if (size > most) {
      await reader.cancel();
      throw tooLarge;
    }
    chunks.push(read.value);
  }
  return new Blob(chunks.map((chunk) => new Uint8Array(chunk)));
}

async function bodyText(request: Request): Promise<string> {
  return (await bodyBytes(request, MAX_BODY_BYTES)).text();
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal('The body is not JSON.', { code: 'body.unreadable' });
  }
}

/** Fields by name; a name that is repeated is a list. */
function namedFields(fields: Iterable<[string, FormDataEntryValue]>): Record<string, unknown> {
  const named: Record<string, unknown> = Object.create(null);
  for (const [name, value] of fields) {
    const before = named[name];
    named[name] = before === undefined ? value : Array.isArray(before) ? [...before, value] : [before, value];
  }
  return { ...named };
}

async function multipartOf(request: Request, type: string | undefined): Promise<unknown> {
  if (type !== 'multipart/form-data') {
    throw new Refusal('This call takes a form with parts (multipart/form-data).', { code: 'body.unreadable' });
  }
  const body = await bodyBytes(request, MAX_UPLOAD_BYTES);
  try {
    return namedFields(await new Response(body, { headers: request.headers }).formData());
  } catch {
    throw new Refusal('The form cannot be read.', { code: 'body.unreadable' });
  }
}

async function payloadOf(call: Call, request: Request, keys: KeyRing): Promise<unknown> {
  if (call.method === 'GET' || call.method === 'DELETE') return namedFields(new URL(request.url).searchParams);
  const type = (request.headers.get('Content-Type') ?? '').split(';')[0]?.trim().toLowerCase();
  if (call.encoding === 'multipart') return multipartOf(request, type);
  const text = await bodyText(request);
  if (call.sealed) {
    if (type !== contentTypes.sealed) {
      throw new Refusal(`${call.id} takes a sealed body (${contentTypes.sealed}).`, { code: 'body.unsealed' });
    }
    const opened = await keys.open(text);
    if ('payload' in opened) return opened.payload;
    throw opened.problem === 'key'
      ? new Refusal('The body was sealed with a key that is not in use.', { code: refusalCodes.keyUnknown })
      : new Refusal('The sealed body cannot be opened.', { code: 'body.unreadable' });
  }
  if (call.encoding === 'form') return namedFields(new URLSearchParams(text));
  return text === '' ? {} : parseJson(text);
}

/**
 * What a request asks, in short: the same for two that ask the same, however they are sealed. Too short to learn from the
 * kept state what somebody typed; empty where it cannot be read, for then nothing will be done.
 */
export async function printOf(call: Call, request: Request, keys: KeyRing): Promise<string> {
  try {
    const payload = await payloadOf(call, request, keys);
    const text = JSON.stringify(payload, (_, part: unknown) =>
      part instanceof Blob ? `${part.size} ${part.type}` : part,
    );
    const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
    return [...hash.subarray(0, 4)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  } catch {
    return '';
  }
}

/** Reads a call's input, opens it if it is sealed, and parses it with the call's own schema. */
export async function inputOf(call: Call, request: Request, keys: KeyRing): Promise<unknown> {
  const parsed = z.safeParse(call.input, await payloadOf(call, request, keys));
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  const field = issue?.path.map(String).join('.');
  throw new Refusal(`${call.id}: ${field ? `"${field}" ` : ''}${issue?.message ?? 'does not fit'}`, {
    code: 'input.invalid',
  });
}
