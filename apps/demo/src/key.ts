import { generateKey } from '@marquee/sandbox/keys';
import { sealing } from '@marquee/sdk/contract/wire';
import { importJWK, type JWK } from 'jose';
import type { Folder } from './folder.ts';

const NAME = 'key.json';

async function isPrivateKey(value: unknown): Promise<JWK | undefined> {
  if (typeof value !== 'object' || value === null || !('kid' in value && 'd' in value && 'kty' in value))
    return undefined;
  try {
    await importJWK(value as JWK, sealing.alg);
    return value as JWK;
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
