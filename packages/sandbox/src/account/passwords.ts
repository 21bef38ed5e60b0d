import type { Platform } from '../platform.ts';

/** few, because this keeps a stand-in's passwords out of sight and guards nothing of worth */
const ITERATIONS = 5000;
const PREFIX = 'pbkdf2';

async function hashed(typed: string, salt: string): Promise<string> {
  const bytes = new TextEncoder();
  const key = await crypto.subtle.importKey('raw', bytes.encode(typed), 'PBKDF2', false, ['deriveBits']);
  const how = { name: 'PBKDF2', hash: 'SHA-256', salt: bytes.encode(salt), iterations: ITERATIONS };
  const bits = new Uint8Array(await crypto.subtle.deriveBits(how, key, 256));
  return [...bits].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A password as it is kept: whoever reads the kept state does not learn what somebody typed. */
export async function sealPassword(platform: Platform, typed: string): Promise<string> {
  const salt = platform.hex(8);
  return `${PREFIX}:${salt}:${await hashed(typed, salt)}`;
}

/** Whether somebody typed the password that is kept. Those of the demo accounts are kept as everybody may read them. */
export async function passwordFits(kept: string | undefined, typed: string): Promise<boolean> {
  if (kept === undefined || kept === '' || typed === '') return false;
  const [prefix, salt = '', hash] = kept.split(':');
  return prefix === PREFIX && hash !== undefined ? (await hashed(typed, salt)) === hash : kept === typed;
}
