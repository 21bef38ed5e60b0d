import { PlatformError } from '@marquee/sdk/errors';
import { type ConfiguredProvider, providerFacts } from './providers.ts';

/** What an answer will be checked by. */
export interface AuthorizeRequest {
  /** bound to this page's session; comes back with the answer (RFC 6749, section 10.12) */
  readonly state: string;
  /** RFC 7636 */
  readonly verifier: string;
  readonly challenge: string;
}

/** The address at which the provider asks the person (RFC 6749, section 4.1.1). */
export function authorizeAddress(
  { provider, clientId, authorizeUrl }: ConfiguredProvider,
  { state, challenge }: AuthorizeRequest,
  redirectUri: string,
): string {
  const { scope, pkce } = providerFacts[provider];
  const url = new URL(authorizeUrl, redirectUri);
  const asked = {
    client_id: clientId,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope,
    state,
    ...(pkce && { code_challenge: challenge, code_challenge_method: 'S256' }),
  };
  for (const [name, value] of Object.entries(asked)) url.searchParams.set(name, value);
  return url.href;
}

/** bytes of chance in a state and a verifier (RFC 7636, section 4.1: 32 make 43 characters) */
const BYTES = 32;

/** Makes what an answer will be checked by. Throws where the page is not secure: a browser seals nothing there. */
export async function newRequest(
  crypto: Pick<Crypto, 'getRandomValues'> & Partial<Pick<Crypto, 'subtle'>>,
): Promise<AuthorizeRequest> {
  if (!crypto.subtle) throw new PlatformError('insecure', 'session.socialLogin');
  const chance = () => base64Url(crypto.getRandomValues(new Uint8Array(BYTES)));
  const verifier = chance();
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  return { state: chance(), verifier, challenge: base64Url(new Uint8Array(digest)) };
}

function base64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
