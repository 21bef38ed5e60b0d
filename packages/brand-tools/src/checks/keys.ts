import { createPublicKey } from 'node:crypto';
import { hostMatches } from '@marquee/domain/host';
import { problemAt } from '../read/draft.ts';
import type { PackCheck } from './check.ts';

/** Members of a JSON Web Key that are secret (RFC 7518, 6.2.2, 6.3.2 and 6.4.1). */
const SECRET = ['d', 'p', 'q', 'dp', 'dq', 'qi', 'oth', 'k'];

/** The keys that seal passwords: there is one that can, none of them is private, and their address may be called. */
export const checkKeys: PackCheck = function* ({ brand }) {
  if (!brand) return;
  const { payload, hosts, domains = [] } = brand.sound;
  const { place } = brand.document;
  const keys = payload?.jwks?.keys;
  for (const [index, key] of (keys ?? []).entries()) {
    const secret = Object.keys(key ?? {}).find((member) => SECRET.includes(member));
    if (secret === undefined) continue;
    yield problemAt(place(['payload', 'jwks', 'keys', index, secret], 'key'), {
      severity: 'error',
      code: 'brand/private-key',
      message: `This is a private key ("${secret}"), and brand.json is sent to every player.`,
      mend: 'Copy the public key alone, and replace the key pair: this one is no longer secret.',
    });
  }
  if (keys?.every((key) => key !== undefined) && !keys.some(seals)) {
    yield problemAt(place(['payload', 'jwks', 'keys']), {
      severity: 'error',
      code: 'brand/bad-key',
      message: 'None of these keys can seal a password: that takes an RSA key for RSA-OAEP-256.',
      mend: 'Copy the platform’s key: "kty": "RSA", with "n" and "e" as it publishes them.',
    });
  }
  const url = payload?.keysUrl;
  const api = hosts?.api;
  if (payload?.jwks || !url?.startsWith('https:') || !URL.canParse(url) || !api?.every((each) => each !== undefined))
    return;
  const { host, hostname, origin } = new URL(url);
  const origins = [brand.sound.api?.origin, ...(brand.sound.api?.environments ?? []).map((each) => each?.origin)];
  const allowed = [...api, ...origins, ...domains].flatMap((each) => each?.replace(/^\w+:\/\//, '') ?? []);
  if (allowed.some((each) => (/:\d+$/.test(each) ? host === each : hostMatches(hostname, each)))) return;
  yield problemAt(place(['payload', 'keysUrl']), {
    severity: 'error',
    code: 'brand/keys-host-not-allowed',
    message: `The host ${host} is not among those that the brand’s pages may call.`,
    mend: `Add "${origin}" to hosts.api.`,
  });
};

/** What the client takes for sealing: as it chooses, and as the platform's own cryptography reads it. */
function seals(key: Record<string, unknown> | undefined): boolean {
  const { kty, use = 'enc', alg = 'RSA-OAEP-256', n, e } = key ?? {};
  if (kty !== 'RSA' || use !== 'enc' || alg !== 'RSA-OAEP-256' || typeof n !== 'string' || typeof e !== 'string') {
    return false;
  }
  try {
    const { asymmetricKeyDetails } = createPublicKey({ key: { kty, n, e }, format: 'jwk' });
    return (asymmetricKeyDetails?.modulusLength ?? 0) >= 2048;
  } catch {
    return false;
  }
}
