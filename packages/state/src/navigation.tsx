import { useProvided } from '@marquee/brand/provided';
import { plainPath } from '@marquee/domain/plainPath';
import type { RouterHistory } from '@tanstack/history';
import {
  type ComponentProps,
  createContext,
  type JSX,
  type MouseEvent,
  type ReactNode,
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';

/** Where the player is: the address, and what the entry of the browser's history remembers. */
export interface Place {
  readonly pathname: string;
  /** with its `?`, or empty */
  readonly search: string;
  /** with its `#`, or empty */
  readonly hash: string;
  /** what the navigation left; parse it, for a reload brings it back from the browser's memory */
  readonly state: unknown;
  /** another one for each entry */
  readonly key: string;
}

/** How the place came to be: by the browser (a load, back, forward), or by a link of this site. */
export type NavigationType = 'POP' | 'PUSH' | 'REPLACE';

/** A path with query and hash; `?query` and `#hash` alone keep what stands before them, as in any link (RFC 3986, 5.2). */
export type To = string | Partial<Pick<Place, 'pathname' | 'search' | 'hash'>>;

export interface NavigateOptions {
  replace?: boolean | undefined;
  state?: unknown;
}

/** Goes to a place, or that many entries through the browser's history. */
export interface GoTo {
  (to: To, options?: NavigateOptions): void;
  (delta: number): void;
}

interface Here {
  readonly place: Place;
  readonly kind: NavigationType;
}

const HistoryContext = createContext<RouterHistory | null>(null);
const HereContext = createContext<Here | null>(null);
/** Apart: most of a page goes by the path, and need not be rendered anew for each letter of a search. */
const PathContext = createContext<string | null>(null);

/** What a navigation leaves stands apart from what the history notes for itself. */
declare module '@tanstack/history' {
  interface HistoryState {
    own?: unknown;
  }
}

function hereOf({ location }: RouterHistory, kind: NavigationType): Here {
  const { search, hash, state } = location;
  const pathname = plainPath(location.pathname);
  return { place: { pathname, search, hash, state: state.own ?? null, key: state.__TSR_key ?? 'first' }, kind };
}

/** The place of everything below it: of the browser, of a prerendered path, or of a test. */
export function NavigationProvider({ history, children }: { history: RouterHistory; children?: ReactNode }) {
  const [here, setHere] = useState(() => hereOf(history, 'POP'));
  useLayoutEffect(
    () =>
      history.subscribe(({ action: { type } }) => {
        const kind = type === 'PUSH' || type === 'REPLACE' ? type : 'POP';
        // the page that is left stays until the code of the next is there
        startTransition(() => setHere(hereOf(history, kind)));
      }),
    [history],
  );
  return (
    <HistoryContext value={history}>
      <PathContext value={here.place.pathname}>
        <HereContext value={here}>{children}</HereContext>
      </PathContext>
    </HistoryContext>
  );
}

function useHistory(): RouterHistory {
  return useProvided(HistoryContext, 'NavigationProvider');
}

function useHere(): Here {
  return useProvided(HereContext, 'NavigationProvider');
}

/** Where the player is; what goes by the path alone uses `usePathname`, which query and hash do not render anew. */
export function useLocation(): Place {
  return useHere().place;
}

/** The path of the page that is shown. */
export function usePathname(): string {
  return useProvided(PathContext, 'NavigationProvider');
}

export function useNavigationType(): NavigationType {
  return useHere().kind;
}

export function useNavigate(): GoTo {
  const history = useHistory();
  return useMemo(() => {
    return (to: To | number, { replace = false, state }: NavigateOptions = {}) => {
      if (typeof to === 'number') return history.go(to);
      const address = addressOf(to, history.location);
      history[replace ? 'replace' : 'push'](address, { own: state });
    };
  }, [history]);
}

/** What a query is to be: its fields, or made from the one there is. */
export type NextQuery = URLSearchParams | Record<string, string> | ((now: URLSearchParams) => URLSearchParams);

/** The query of the place, and how to go to the same page with another. */
export function useSearchParams(): readonly [
  query: URLSearchParams,
  setQuery: (next: NextQuery, options?: NavigateOptions) => void,
] {
  const history = useHistory();
  const navigate = useNavigate();
  const { search } = useLocation();
  const query = useMemo(() => new URLSearchParams(search), [search]);
  const setQuery = useCallback(
    (next: NextQuery, options?: NavigateOptions) => {
      const { pathname, search: now } = history.location;
      const made = typeof next === 'function' ? next(new URLSearchParams(now)) : new URLSearchParams(next);
      navigate({ pathname, search: made.size > 0 ? `?${made}` : '' }, options);
    },
    [history, navigate],
  );
  return [query, setQuery];
}

/** Goes somewhere else as soon as it is shown. */
export function Navigate({ to, ...options }: NavigateOptions & { to: To }): null {
  const navigate = useNavigate();
  // once: what is still shown by then is on its way out
  useEffect(() => navigate(to, options), []);
  return null;
}

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'>, NavigateOptions {
  to: To;
}

/** A link within the site. Opened in another tab or window it is a link like any other. */
export function Link({ to, replace, state, onClick, ...props }: LinkProps): JSX.Element {
  const history = useHistory();
  const navigate = useNavigate();
  // a whole path is the same from everywhere; what asks by `use` alone may be asked under a condition
  const from = isWhole(to) ? ROOT : useHere().place;
  const href = history.createHref(addressOf(to, from));
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || event.button !== 0 || opensElsewhere(event, props)) return;
    event.preventDefault();
    // the same address again is no further step back
    const again = href === history.location.href;
    navigate(href, { replace: replace ?? again, state });
  };
  return <a {...props} href={href} onClick={follow} />;
}

/** A link that says when its page is the one shown (SHELL-05). */
export function NavLink(props: LinkProps): JSX.Element {
  const pathname = usePathname();
  const [path] = addressOf(props.to, { pathname, search: '' }).split(/[?#]/, 1);
  return <Link {...props} {...(path === pathname && { 'aria-current': 'page' as const })} />;
}

function opensElsewhere(event: MouseEvent, { target, download }: Pick<LinkProps, 'target' | 'download'>): boolean {
  if (download !== undefined || (target !== undefined && target !== '_self')) return true;
  return event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}

const ROOT = { pathname: '/', search: '' };

/** Whether it leads to the same place from wherever it is. */
function isWhole(to: To): boolean {
  return typeof to === 'string' ? to.startsWith('/') : to.pathname !== undefined;
}

function addressOf(to: To, { pathname, search }: Pick<Place, 'pathname' | 'search'>): string {
  if (typeof to !== 'string') return `${to.pathname ?? pathname}${marked('?', to.search)}${marked('#', to.hash)}`;
  if (to === '') return pathname + search;
  if (to.startsWith('?')) return pathname + to;
  if (to.startsWith('#')) return pathname + search + to;
  return to;
}

/** Query or hash with its mark, whether or not it came with it; nothing for an empty one. */
function marked(mark: '?' | '#', text = ''): string {
  return text === '' || text.startsWith(mark) ? text : mark + text;
}
