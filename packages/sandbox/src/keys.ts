import { sealing } from '@marquee/sdk/contract/wire';
import { calculateJwkThumbprint, compactDecrypt, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose';

/** Makes the key pair that E payloads are sealed for. Its name (`kid`) is its thumbprint (RFC 7638). */
export async function generateKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair(sealing.alg, { modulusLength: 2048, extractable: true });
  const jwk = await exportJWK(privateKey);
  return { ...jwk, alg: sealing.alg, use: 'enc', kid: await calculateJwkThumbprint(jwk) };
}

/** The public half of a key, as the key set shows it: nothing private is ever copied over. */
function publicHalf({ kty, n, e, alg, use, kid }: JWK): Record<string, string> & { kty: string } {
  const shown = { kty, n, e, alg, use, kid };
  return Object.fromEntries(Object.entries(shown).filter(([, value]) => value !== undefined)) as ReturnType<
    typeof publicHalf
  >;
}

/** Why a sealed body could not be opened. */
export type SealProblem = 'key' | 'unreadable';

export interface KeyRing {
  publicKeys(): Promise<(Record<string, string> & { kty: string })[]>;
  /** opens a compact JWE (RFC 7516) sealed for this platform */
  open(sealed: string): Promise<{ payload: unknown } | { problem: SealProblem }>;
}

/** A key ring around a private key; without one it makes its own at the first need. */
export function keyRing(handed?: JWK): KeyRing {
  let made: Promise<JWK> | undefined;
  const key = () => {
    made ??= handed ? Promise.resolve(handed) : generateKey();
    return made;
  };
  return {
    publicKeys: async () => [publicHalf(await key())],
    open: async (sealed) => {
      const own = await key();
      try {
        let unknown = false;
        const opened = await compactDecrypt(
          sealed,
          async (header) => {
            unknown = header.kid !== own.kid;
            if (unknown) throw new Error('unknown key');
            return importJWK(own, sealing.alg);
          },
          { keyManagementAlgorithms: [sealing.alg], contentEncryptionAlgorithms: [sealing.enc] },
        ).catch(() => undefined);
        if (unknown) return { problem: 'key' };
        if (!opened) return { problem: 'unreadable' };
        return { payload: JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(opened.plaintext)) as unknown };
      } catch {
        return { problem: 'unreadable' };
      }
    },
  };
}
