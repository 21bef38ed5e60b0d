import { safeUrl } from '@marquee/domain/url';

/** What somebody is invited with, as the platform says it. */
export interface Invitation {
  readonly code: string;
  /** the platform's own address for it */
  readonly url: string | undefined;
}

/** The platform's own address where it is one of the brand's, else this site's registration with the code in it (AUTH-14). */
export function registrationLink({ code, url }: Invitation, domains: readonly string[]): string {
  const own = `${location.origin}/register?referralCode=${encodeURIComponent(code)}`;
  return (url !== undefined && safeUrl(url, [location.origin, ...domains])) || own;
}
