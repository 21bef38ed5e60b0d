import { allowedOrigins } from './allowedOrigins.ts';
import { ownPath } from './ownPath.ts';

/** Where pictures, or games, come from (SHELL-18): one host a session, another once it fails. */
export interface ContentHosts {
  /** takes up the platform's list; hosts outside the brand's patterns are ignored */
  offer(hosts: readonly string[]): void;
  /** the host of this session; `undefined` while there is none to pick */
  current(): string | undefined;
  /** this host did not deliver; another is picked, or the list begun anew when all have failed */
  failed(origin: string): void;
  /** the address of a path on the host of this session; on the page's own when there is none. `null` for what is no path */
  address(path: string): string | null;
}

export interface ContentHostsOptions {
  readonly patterns: readonly string[];
  /** from 0 up to 1 */
  random(): number;
  /** what was picked earlier in this session, and where a pick is noted, so that a reload keeps the host and its cache */
  readonly session?: { picked(): string | null; note(origin: string): void };
}

export function createContentHosts({ patterns, random, session }: ContentHostsOptions): ContentHosts {
  let hosts: string[] = [];
  let failures = new Set<string>();
  let picked: string | undefined;

  function pick(): void {
    const left = hosts.filter((host) => !failures.has(host));
    if (left.length === 0) failures = new Set();
    const from = left.length === 0 ? hosts : left;
    picked = from[Math.min(Math.floor(random() * from.length), from.length - 1)];
    if (picked !== undefined) session?.note(picked);
  }

  return {
    offer(list) {
      hosts = allowedOrigins(list, patterns);
      const earlier = picked ?? session?.picked() ?? undefined;
      if (earlier !== undefined && hosts.includes(earlier)) picked = earlier;
      else pick();
    },
    current: () => picked,
    failed(origin) {
      failures.add(origin);
      // many pictures of one host fail together: only the first of them moves on
      if (origin === picked) pick();
    },
    address(path) {
      const own = ownPath(path);
      return own ? `${picked ?? ''}${own.pathname}${own.search}` : null;
    },
  };
}
