import { useBrand } from '@marquee/brand/provider';
import type { CallOutput } from '@marquee/sdk/contract/call';
import { apps } from '@marquee/sdk/contract/content/apps';
import { useCall } from '@marquee/state/queries';

/** An app as the platform tells of it. */
export type App = Pick<CallOutput<typeof apps>['list'][number], 'platform' | 'url'> &
  Partial<CallOutput<typeof apps>['list'][number]>;

/** The apps of the platform; where it has none, or does not answer, those that the brand links to (BRAND-06). */
export function useApps() {
  const { apps: own } = useBrand();
  const answer = useCall(apps, {});
  const linked = (['ios', 'android'] as const).flatMap((platform): App[] => {
    const url = own[platform];
    return url === undefined ? [] : [{ platform, url }];
  });
  const known: readonly App[] | undefined = answer.data?.list.length === 0 ? linked : answer.data?.list;
  const list = known ?? (answer.error && linked.length > 0 ? linked : undefined);
  return { ...answer, list };
}
