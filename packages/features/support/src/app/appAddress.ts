import { safeUrl } from '@marquee/domain/url';

/** What iOS installs an operator's own app by: a list at an https address (Apple Platform Deployment, "Distribute proprietary in-house apps"). */
const INSTALLS = /^itms-services:\/\/\/?\?/i;

/**
 * An address from the platform from which an app may be fetched, or `null`: https or this very site, or iOS's installer
 * with a list at such an address. App stores and file hosts are the operator's choice, so no host is asked for.
 */
export function appAddress(text: string, origin: string): string | null {
  const anywhere = [origin, `https://${hostOf(text)}`];
  if (!INSTALLS.test(text)) return safeUrl(text, anywhere);
  const list = new URLSearchParams(text.slice(text.indexOf('?') + 1)).get('url') ?? '';
  return safeUrl(list, [origin, `https://${hostOf(list)}`]) === null ? null : text;
}

/** The host and port an address names. */
function hostOf(text: string): string {
  return URL.canParse(text) ? new URL(text).host : '';
}
