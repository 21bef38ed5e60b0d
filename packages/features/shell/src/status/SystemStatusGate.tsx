import { lazyScreen } from '@marquee/blocks/chunk/lazyScreen';
import { isPlaying } from '@marquee/blocks/page/playing';
import { systemStatus as statusOf } from '@marquee/domain/systemStatus';
import { permissionHead, statusHead } from '@marquee/sdk/contract/firstHeads';
import { usePathname } from '@marquee/state/navigation';
import { useCall } from '@marquee/state/queries';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';

const words = ['closed'];
const MaintenancePage = lazyScreen(() => import('./MaintenancePage.tsx').then((m) => m.MaintenancePage), { words });
const RegionPage = lazyScreen(() => import('./RegionPage.tsx').then((m) => m.RegionPage), { words });

export interface SystemStatusGateProps {
  /** host name of the page, as the platform is told it */
  host: string;
  children: ReactNode;
}

/**
 * Puts the maintenance or the region page in place of the whole app (SHELL-16), by the status or by the permission answer.
 * Until the platform has said that the site is closed it is open: neither a slow nor a failed call keeps anyone out. A
 * game that runs when the site closes is ended by its player alone.
 */
export function SystemStatusGate({ host, children }: SystemStatusGateProps) {
  const pathname = usePathname();
  const answer = useCall(statusHead, {});
  const permission = useCall(permissionHead, { host }, { staleMs: Number.POSITIVE_INFINITY });
  const status = statusOf(permission.data, answer.data);
  const closed = status.kind !== 'open';

  // asked anew with each page: a site that closes meanwhile is noticed there
  const arrived = useEffectEvent((_path: string) => void answer.refetch({ cancelRefetch: false }));
  useEffect(() => arrived(pathname), [pathname]);

  const known = !closed && answer.data !== undefined;
  const [wasOpen, setWasOpen] = useState(false);
  const [held, hold] = useState<string>();
  if (known !== wasOpen) {
    setWasOpen(known);
    hold(closed && isPlaying(pathname) ? pathname : undefined);
  }
  if (held !== undefined && held !== pathname) hold(undefined);

  if (!closed || held === pathname) return children;
  const ask = () => {
    const again = { throwOnError: true };
    const gates = statusOf(permission.data).kind === 'open' ? [answer] : [answer, permission];
    return Promise.all(gates.map((gate) => gate.refetch(again)));
  };
  if (status.kind === 'maintenance') return <MaintenancePage endTime={status.endTime} onRefresh={ask} />;
  return <RegionPage ip={status.ip} />;
}
