import type { NewsItem } from '@marquee/sdk/contract/content/notice';
import { ownKey } from '@marquee/state/storage';
import { useAppStore } from '@marquee/state/value';
import { useMemo } from 'react';

const KEY = ownKey('noticesSeen');
const KEPT = 50;

const idsOf = (text: string) => text.split(' ').filter(Boolean);

/** Which announcements somebody has had before them on this device: a popup tells each once. */
export function useSeenNotices() {
  const { storage } = useAppStore();
  return useMemo(() => {
    const seen = () => storage.local.read(KEY, idsOf) ?? [];
    return {
      unseen: (items: readonly NewsItem[]) => items.some(({ id }) => !seen().includes(id)),
      see: (items: readonly NewsItem[]) => {
        const all = new Set([...items.map(({ id }) => id), ...seen()]);
        storage.local.write(KEY, [...all].slice(0, KEPT).join(' '));
      },
    };
  }, [storage]);
}
