import type { ContentHosts } from '@marquee/sdk/contentHosts';
import { atom } from 'jotai/vanilla';
import { useState } from 'react';
import { ownKey } from './storage.ts';
import type { AppStore } from './store.ts';
import { useAtomValue } from './value.ts';

/** What the platform may keep on hosts of their own (SHELL-18). */
export type Content = 'pictures' | 'games';
export type HostsByContent = Readonly<Partial<Record<Content, ContentHosts>>>;

const none: HostsByContent = {};
const hostsAtom = atom(none);

/** Takes up the hosts that the platform lists; what is on the screen by then stays where it came from. */
export function takeContentHosts({ atoms }: AppStore, hosts: HostsByContent): void {
  atoms.set(hostsAtom, hosts);
}

/** Where the pick of a session is noted, so that a reload keeps the host and its cache. */
export function pickOf({ storage }: AppStore, content: Content) {
  const key = ownKey(`host.${content}`);
  return {
    picked: () => storage.session.read(key, (text) => text) ?? null,
    note: (origin: string) => storage.session.write(key, origin),
  };
}

/** The hosts of a kind of content; absent where the platform lists none. */
export function useContentHosts(content: Content): ContentHosts | undefined {
  return useAtomValue(hostsAtom, () => none)[content];
}

/** A picture's address, and what is to be told when it does not come. */
export interface PictureSource {
  /** `null` once it has come from nowhere: something else stands in its place */
  readonly src: string | null;
  onError(): void;
}

/**
 * A picture of the platform from the host of this session: from another when it does not come, and last from the platform
 * itself (SHELL-18). An address with a host of its own stays as it is.
 */
export function usePictureSource(address: string | null): PictureSource {
  const hosts = useContentHosts('pictures');
  // of the moment it first showed: a list that comes later fetches nothing twice
  const [host, setHost] = useState(() => hosts?.current() ?? '');
  const [lost, setLost] = useState<readonly string[]>([]);
  const on = (origin: string) => (address?.startsWith('/') ? origin + address : address);
  const src = on(host);
  return {
    src: src !== null && lost.includes(src) ? null : src,
    onError() {
      if (src === null) return;
      const gone = [...lost, src];
      if (host !== '') hosts?.failed(host);
      const next = hosts?.current() ?? '';
      setLost(gone);
      setHost(gone.includes(on(next) ?? '') ? '' : next);
    },
  };
}
