import type { BrandData } from '@marquee/brand/data';
import { createContentHosts } from '@marquee/sdk/contentHosts';
import { type Content, pickOf, takeContentHosts } from '@marquee/state/contentHosts';
import type { AppStore } from '@marquee/state/store';

/** What the permission answer lists. */
export interface ListedHosts {
  readonly imageCDNs: readonly string[];
  readonly launchGameCDNs: readonly string[];
}

/** Makes the choices of hosts for what the platform lists; hosts that the brand does not allow are ignored (SHELL-18). */
export function followHosts(app: AppStore, { hosts }: Pick<BrandData, 'hosts'>, listed: ListedHosts): void {
  const choice = (content: Content, list: readonly string[], patterns: readonly string[]) => {
    const made = createContentHosts({ patterns, random: Math.random, session: pickOf(app, content) });
    made.offer(list);
    return made;
  };
  takeContentHosts(app, {
    pictures: choice('pictures', listed.imageCDNs, hosts.image),
    games: choice('games', listed.launchGameCDNs, hosts.frame),
  });
}
