import { useBrand } from '@marquee/brand/provider';
import type { Client } from '@marquee/sdk/client';
import { memberInfo } from '@marquee/sdk/contract/member/info';
import { customerService } from '@marquee/sdk/contract/support/service';
import { openServicePath, type ServiceAddress, serviceAddress } from '@marquee/sdk/serviceAddress';
import { useClient } from '@marquee/state/client';
import { useSession } from '@marquee/state/session';
import { WaitingWindowContext } from '@marquee/state/waitingWindows';
import { WindowsContext } from '@marquee/state/windows';
import { use, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { messages } from './serviceDesk.messages.ts';
import { type ServiceEntry, serviceHosts } from './useServiceEntries.ts';

/** The size belongs to the entry point: the bar beside the page, and the second place, within other words (SUPP-01). */
export const serviceSizes = { bar: { width: 440, height: 750 }, inText: { width: 440, height: 500 } } as const;

/** Club members above this rank have people of their own (SUPP-01). */
const VIP_ABOVE = 4;

export type ServiceState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'opening' }
  /** the browser let no window open (ERR-03) */
  | { readonly kind: 'blocked'; readonly entry: ServiceEntry }
  | { readonly kind: 'failed'; readonly why: 'unreachable' | 'noAddress'; readonly entry: ServiceEntry }
  /** where there are no windows, the same is shown in the page (WEB-07) */
  | { readonly kind: 'inPage'; readonly url: string };

export interface ServiceWindow {
  readonly state: ServiceState;
  /** to be called inside a click */
  open(entry: ServiceEntry): void;
  dismiss(): void;
}

/**
 * Opens customer service (SUPP-01, C02): the window inside the click, its address afterwards. Only an address that the brand
 * allows opens (C18); without one the window closes and the state says why.
 */
export function useServiceWindow(place: keyof typeof serviceSizes): ServiceWindow {
  const intl = useIntl();
  const client = useClient();
  const session = useSession();
  const { hosts } = useBrand();
  const windows = use(WindowsContext);
  const openWaiting = use(WaitingWindowContext);
  const [state, setState] = useState<ServiceState>({ kind: 'idle' });
  const busy = useRef(false);

  const open = async (entry: ServiceEntry) => {
    if (busy.current) return;
    const window = windows.able ? openWaiting(serviceSizes[place], intl.formatMessage(messages.opening)) : undefined;
    if (window === null) return setState({ kind: 'blocked', entry });
    busy.current = true;
    setState({ kind: 'opening' });
    const ranked = session.kind === 'member' || session.kind === 'agent';
    const address = await addressOf(entry, serviceHosts(hosts), client, ranked).catch(() => undefined);
    busy.current = false;
    if (address?.kind !== 'address') {
      window?.close();
      const why = address && address.why !== 'unloaded' ? 'noAddress' : 'unreachable';
      return setState({ kind: 'failed', why, entry });
    }
    window?.go(address.url);
    setState(window ? { kind: 'idle' } : { kind: 'inPage', url: address.url });
  };
  return { state, open: (entry) => void open(entry), dismiss: () => setState({ kind: 'idle' }) };
}

async function addressOf(
  entry: ServiceEntry,
  patterns: readonly string[],
  client: Client,
  ranked: boolean,
): Promise<ServiceAddress> {
  if ('url' in entry) return { kind: 'address', url: entry.url };
  if (entry.channel !== 'LIVECHAT') {
    return entry.path === undefined ? { kind: 'refused', why: 'missing' } : openServicePath(entry.path, patterns);
  }
  const service = ranked && (await rankOf(client)) > VIP_ABOVE ? 'VIP' : 'LIVECHAT';
  const { pathList } = await client.send(customerService, { service });
  return serviceAddress(pathList, patterns);
}

/** Whoever's rank is not known gets the service of all. */
async function rankOf(client: Client): Promise<number> {
  const member = await client.send(memberInfo, {}).catch(() => undefined);
  return member?.clubLabel?.rankLevel ?? 0;
}
