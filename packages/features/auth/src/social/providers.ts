import type { BrandData } from '@marquee/brand/data';
import { PlatformError } from '@marquee/sdk/errors';

export type SocialProvider = keyof BrandData['social'];

interface ProviderFacts {
  readonly name: string;
  readonly authorizeUrl: string;
  readonly scope: string;
  /** takes the challenge of RFC 7636 */
  readonly pkce: boolean;
}

/** Names are trade marks: the same in every language. */
export const providerFacts: Record<SocialProvider, ProviderFacts> = {
  facebook: {
    name: 'Facebook',
    authorizeUrl: 'https://www.facebook.com/dialog/oauth',
    scope: 'public_profile,email',
    pkce: false,
  },
  google: {
    name: 'Google',
    authorizeUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
    scope: 'openid email profile',
    pkce: true,
  },
};

export interface ConfiguredProvider {
  readonly provider: SocialProvider;
  readonly clientId: string;
  readonly authorizeUrl: string;
}

/** The providers that a brand names, in a fixed order (AUTH-03). */
export function providersOf({ facebook, google }: BrandData['social']): ConfiguredProvider[] {
  const entry = (provider: SocialProvider, clientId: string, authorizeUrl?: string) => ({
    provider,
    clientId,
    authorizeUrl: authorizeUrl ?? providerFacts[provider].authorizeUrl,
  });
  return [
    ...(facebook ? [entry('facebook', facebook.appId, facebook.authorizeUrl)] : []),
    ...(google ? [entry('google', google.clientId, google.authorizeUrl)] : []),
  ];
}

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
