import type { Seal } from './client.ts';
import { type Jwks, jwks } from './contract/system/jwks.ts';
import { contentTypes, sealing } from './contract/wire.ts';
import { withDeadline } from './deadline.ts';
import { parseField, readReply } from './envelope.ts';
import { PlatformError } from './errors.ts';
import type { SealingKey } from './jwe.ts';
import { type RetryTools, retrying, wait } from './retry.ts';
import { exchange } from './transport.ts';

/** How payloads are sealed for one platform. */
export interface JweCipherOptions extends Partial<RetryTools> {
  /** the platform's public keys (RFC 7517): in the brand pack, or by address */
  readonly keys: { readonly url: string } | { readonly jwks: { readonly keys: readonly object[] } };
  readonly fetch?: typeof globalThis.fetch;
  readonly clock?: { now(): number };
  /** the browser's cryptography; not there on a page that is not on a secure origin */
  readonly subtle?: SubtleCrypto | undefined;
}

function pick({ keys }: Jwks): SealingKey {
  for (const { kty, use = 'enc', alg = sealing.alg, n, e, kid } of keys) {
    if (kty === 'RSA' && use === 'enc' && alg === sealing.alg && n && e) return { n, e, kid };
  }
  throw new PlatformError('malformed', jwks.id, { field: 'keys' });
}

/** The default strategy for E payloads (SDK-04): compact JWE with RSA-OAEP-256 and A256GCM. */
export function createJweCipher(options: JweCipherOptions): { seal: Seal } {
  const { keys, fetch, random = Math.random, clock = Date } = options;
  const subtle = 'subtle' in options ? options.subtle : globalThis.crypto?.subtle;
  const tools: RetryTools = { random, wait: options.wait ?? wait };
  let known: Promise<SealingKey> | undefined;

  async function load(url: string, cache: RequestCache): Promise<SealingKey> {
    const message = { url, method: jwks.method, headers: { Accept: contentTypes.json }, body: null, cache };
    const attempt = () =>
      withDeadline(jwks.id, 15_000, undefined, async (signal) => {
        const reply = await exchange(jwks.id, message, signal, fetch);
        return pick(readReply(jwks, reply, false, clock.now()));
      });
    return retrying(jwks.id, attempt, tools);
  }

  /** fetched once for all askers; a failure is not remembered */
  function keyFor(renew: boolean): Promise<SealingKey> {
    if (known && !renew) return known;
    const loading = 'url' in keys ? load(keys.url, renew ? 'reload' : 'default') : readInline(keys.jwks);
    known = loading;
    loading.catch(() => {
      if (known === loading) known = undefined;
    });
    return loading;
  }

  return {
    async seal(callId, payload, _signal, renewKeys = false) {
      if (!subtle) throw new PlatformError('insecure', callId);
      const [key, { sealFor }] = await Promise.all([
        keyFor(renewKeys),
        import('./jwe.ts').catch((cause: unknown) => {
          throw new PlatformError('offline', callId, { cause });
        }),
      ]);
      return sealFor(key, payload).catch(() => {
        known = undefined;
        // a key that cannot be used; the library's own error is dropped, for it may hold what it worked on
        throw new PlatformError('malformed', jwks.id, { field: 'keys' });
      });
    },
  };
}

async function readInline(given: { readonly keys: readonly object[] }): Promise<SealingKey> {
  return pick(parseField(jwks.id, '', jwks.output, given));
}
