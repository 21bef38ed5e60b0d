import type { LoginAsked } from '@marquee/state/dialogs';

/** An origin that no link can name, to see whether a text leads away from ours. */
const HERE = 'https://here.invalid';

/**
 * The path to go back to after a login (SHELL-03). Taken only when it stays on this site: anything that a browser would
 * read as another origin (`//x`, `/\x`, `javascript:`) or that leads to the login itself is refused.
 */
export function returnPath(wanted: unknown): string | undefined {
  if (typeof wanted !== 'string' || !wanted.startsWith('/')) return undefined;
  if (!URL.canParse(wanted, HERE)) return undefined;
  const url = new URL(wanted, HERE);
  if (url.origin !== HERE || url.pathname.startsWith('//') || isLoginPage(url.pathname)) return undefined;
  return `${url.pathname}${url.search}${url.hash}`;
}

/** Whether a page is the login itself. */
export const isLoginPage = (pathname: string): boolean => /^\/login\/?$/.test(pathname);

/** Where a login from a popup leads: the page wanted, else home (AUTH-05); after an expiry one goes on where one was. */
export function pathAfter({ next, reason }: Partial<Pick<LoginAsked, 'next' | 'reason'>>): string | undefined {
  return returnPath(next) ?? (reason === 'expired' || reason === 'replaced' ? undefined : '/');
}

/** The page that was wanted before a login: `next` in the place's state, else in the query. */
export function wantedPath({ state, search }: { state: unknown; search: string }): string | undefined {
  const inState = typeof state === 'object' && state !== null && 'next' in state ? state.next : undefined;
  return returnPath(inState) ?? returnPath(new URLSearchParams(search).get('next'));
}
