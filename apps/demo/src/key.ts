import { generateKey } from '@marquee/sandbox/keys';
import { sealing } from '@marquee/sdk/contract/wire';
import { CompactEncrypt, compactDecrypt, importJWK, type JWK } from 'jose';
import type { Folder } from './folder.ts';

const NAME = 'key.json';

async function isPrivateKey(value: unknown): Promise<JWK | undefined> {
  if (typeof value !== 'object' || value === null || !('kid' in value && 'd' in value && 'kty' in value))
    return undefined;
  try {
    const key = value as JWK;
    const { kty, n, e } = key;
    // only a round trip tells whether both halves belong together
    const sealed = await new CompactEncrypt(new Uint8Array([1]))
      .setProtectedHeader(sealing)
      .encrypt(await importJWK({ kty, n, e } as JWK, sealing.alg));
    await compactDecrypt(sealed, await importJWK(key, sealing.alg));
    return key;
  } catch {
    return undefined;
  }
}

/** The stand-in's private key: the one of the last start, else a new one. Never part of a build or the repository. */
export async function keyIn(folder: Folder): Promise<JWK> {
  const kept = folder.read(NAME);
  const key = await isPrivateKey(kept);
  if (key) return key;
  if (kept !== undefined) folder.setAside(NAME, 'it is no private RSA key');
  const made = await generateKey();
  folder.write(NAME, JSON.stringify(made));
  return made;
}
