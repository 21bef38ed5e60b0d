import type { BrandData } from '@marquee/brand/data';

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
