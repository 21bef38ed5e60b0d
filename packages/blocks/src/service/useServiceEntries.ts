import type { BrandData } from '@marquee/brand/data';
import { useBrand } from '@marquee/brand/provider';
import { safeUrl } from '@marquee/domain/url';
import { permissionHead } from '@marquee/sdk/contract/firstHeads';
import { useCall } from '@marquee/state/queries';
import { useMemo } from 'react';

const NAMES = ['LIVECHAT', 'FACEBOOK', 'WHATSAPP', 'TELEGRAM'] as const;
export type ServiceChannelName = (typeof NAMES)[number];

/** A way to customer service: the platform's, whose path is encrypted, or one of the brand pack, whose address may be opened. */
export type ServiceEntry =
  | { readonly channel: ServiceChannelName; readonly path: string | undefined }
  | { readonly channel: ServiceChannelName; readonly url: string };

/** Where customer service may be: what the brand allows, and this site, such as a service that the platform serves here. */
export const serviceHosts = (hosts: BrandData['hosts']) => [...hosts.service, location.origin];

/**
 * The ways to customer service in the order of their places (SUPP-02): the platform's over those of the pack (BRAND-06).
 * Nothing while the platform has not answered. A channel that has no icon here is left out, as is one of the pack whose
 * address the brand does not allow (C18), and each stands once.
 */
export function useServiceEntries(): readonly ServiceEntry[] {
  const { customerService, hosts } = useBrand();
  const { data, isPending } = useCall(
    permissionHead,
    { host: location.hostname },
    { staleMs: Number.POSITIVE_INFINITY },
  );
  const listed = data?.info.customerService;
  return useMemo(() => {
    if (isPending) return [];
    const own = customerService.flatMap(({ type, url: address }) => {
      const url = safeUrl(address, serviceHosts(hosts));
      return url === null ? [] : [{ channel: type, url }];
    });
    const entries = (listed ?? [])
      .toSorted((a, b) => Number(a.csPosition ?? 0) - Number(b.csPosition ?? 0))
      .flatMap(({ csType, path }) => {
        const channel = NAMES.find((name) => name === csType.toUpperCase());
        return channel ? [{ channel, path }] : [];
      });
    const chosen: readonly ServiceEntry[] = entries.length > 0 ? entries : own;
    return chosen.filter(({ channel }, at) => chosen.findIndex((other) => other.channel === channel) === at);
  }, [isPending, listed, customerService, hosts]);
}
