import { CompactEncrypt } from 'jose/jwe/compact/encrypt';
import { importJWK } from 'jose/key/import';
import { sealing } from './contract/wire.ts';

/** A public RSA key (RFC 7518, section 6.3.1). */
export interface SealingKey {
  readonly n: string;
  readonly e: string;
  readonly kid: string | undefined;
}

/** Seals a payload for one key: compact JWE (RFC 7516). A module of its own, so that it loads with the first sealed call. */
export async function sealFor({ n, e, kid }: SealingKey, payload: object): Promise<string> {
  const key = await importJWK({ kty: 'RSA', n, e }, sealing.alg);
  return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(payload)))
    .setProtectedHeader({ ...sealing, cty: 'json', ...(kid !== undefined && { kid }) })
    .encrypt(key);
}
