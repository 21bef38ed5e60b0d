import { lazyScreen } from '@marquee/blocks/chunk/lazyScreen';
import { type PermissionGates, systemStatus as statusOf } from '@marquee/domain/systemStatus';
import { statusHead } from '@marquee/sdk/contract/firstHeads';
import { useCall } from '@marquee/state/queries';
import type { ReactNode } from 'react';

const MaintenancePage = lazyScreen(() => import('./MaintenancePage.tsx').then((module) => module.MaintenancePage));
const RegionPage = lazyScreen(() => import('./RegionPage.tsx').then((module) => module.RegionPage));

export interface SystemStatusGateProps {
  /** the permission answer, once it is there: it too may close the site */
  permission?: PermissionGates | undefined;
  children: ReactNode;
}

/**
 * Puts the maintenance or the region page in place of the whole app (SHELL-16). Until the platform has said that the site
 * is closed it is open: neither a slow nor a failed status call keeps anyone out.
 */
export function SystemStatusGate({ permission, children }: SystemStatusGateProps) {
  const { data, refetch } = useCall(statusHead, {});
  const status = statusOf(permission, data);
  if (status.kind === 'maintenance') {
    return <MaintenancePage endTime={status.endTime} onRefresh={() => refetch({ throwOnError: true })} />;
  }
  if (status.kind === 'region') return <RegionPage ip={status.ip} />;
  return children;
}
