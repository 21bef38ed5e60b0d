import { hostMatches } from '@marquee/domain/host';

/** A brand's platform addresses: the usual one, and others for hosts such as a test stage. */
export interface ApiAddresses {
  /** https origin, or `self` for the page's own */
  readonly origin: string;
  readonly environments: readonly { readonly hosts: readonly string[]; readonly origin: string }[];
}

/** The platform's origin for a page on this host; empty means the page's own. A host by name goes before a pattern. */
export function apiOrigin(api: ApiAddresses, hostname: string): string {
  const fits = (exact: boolean) =>
    api.environments.find(({ hosts }) =>
      hosts.some((pattern) => pattern.startsWith('*.') !== exact && hostMatches(hostname, pattern)),
    );
  const { origin } = fits(true) ?? fits(false) ?? api;
  return origin === 'self' ? '' : origin;
}
