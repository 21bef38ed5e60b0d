import type { BrandData } from '@marquee/brand/data';
import { BrandProvider } from '@marquee/brand/provider';
import { permissionHead, whitelabelHead } from '@marquee/sdk/contract/firstHeads';
import { useCall } from '@marquee/state/queries';
import { useAppStore } from '@marquee/state/value';
import { type ReactNode, useEffect, useMemo } from 'react';

export interface PlatformBrandProps {
  brand: BrandData;
  /** host name of the page: the platform decides by it what may be shown */
  host: string;
  children: ReactNode;
}

/** Completes the brand with what the platform says of it; until it answers, or when it does not, the pack decides (BRAND-06). */
export function PlatformBrand({ brand, host, children }: PlatformBrandProps) {
  const menu = useCall(whitelabelHead, {}).data;
  const info = useCall(permissionHead, { host }, { staleMs: Number.POSITIVE_INFINITY }).data?.info;
  const modules = info?.modules;
  const app = useAppStore();
  useEffect(() => {
    if (!info || info.imageCDNs.length + info.launchGameCDNs.length === 0) return;
    // without it everything comes from the platform itself, as it does where none are listed
    import('./platformHosts.ts').then(({ followHosts }) => followHosts(app, brand, info)).catch(() => {});
  }, [app, brand, info]);
  const platform = useMemo(() => ({ whitelabel: menu, permission: modules }), [menu, modules]);
  return (
    <BrandProvider data={brand} platform={platform}>
      {children}
    </BrandProvider>
  );
}
