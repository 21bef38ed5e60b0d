import { useBrand } from '@marquee/brand/provider';
import { permissionHead } from '@marquee/sdk/contract/firstHeads';
import { useCall } from '@marquee/state/queries';
import { useMemo } from 'react';

const NAMES = ['LIVECHAT', 'FACEBOOK', 'WHATSAPP', 'TELEGRAM'] as const;
export type ServiceChannelName = (typeof NAMES)[number];

/** A way to customer service: the platform's, whose path is encrypted, or one of the brand pack. */
export type ServiceEntry =
  | { readonly channel: ServiceChannelName; readonly path: string | undefined }
  | { readonly channel: ServiceChannelName; readonly url: string };

/**
 * The ways to customer service in the order of their places (SUPP-02): the platform's over those of the pack (BRAND-06).
 * Nothing while the platform has not answered. A channel that has no icon here is left out, and each stands once.
 */
export function useServiceEntries(): readonly ServiceEntry[] {
  const { customerService } = useBrand();
  const { data, isPending } = useCall(
    permissionHead,
    { host: location.hostname },
    { staleMs: Number.POSITIVE_INFINITY },
  );
  const listed = data?.info.customerService;
  return useMemo(() => {
    if (isPending) return [];
    const own = customerService.map(({ type, url }) => ({ channel: type, url }));
    const entries = (listed ?? [])
      .toSorted((a, b) => Number(a.csPosition ?? 0) - Number(b.csPosition ?? 0))
      .flatMap(({ csType, path }) => {
        const channel = NAMES.find((name) => name === csType.toUpperCase());
        return channel ? [{ channel, path }] : [];
      });
    const chosen: readonly ServiceEntry[] = entries.length > 0 ? entries : own;
    return chosen.filter(({ channel }, at) => chosen.findIndex((other) => other.channel === channel) === at);
  }, [isPending, listed, customerService]);
}
