import { useDialogs } from '@marquee/state/dialogs';
import { useEffect, useEffectEvent } from 'react';
import { usePopupNotices } from '../notices/usePopupNotices.ts';
import { useSeenNotices } from '../notices/useSeenNotices.ts';

/** Opens the notice popup by itself, where it may and nothing else is open, for what one has not had before (SHELL-14). */
export function useAutoNotices(may: boolean): void {
  const dialogs = useDialogs();
  const { unseen } = useSeenNotices();
  const { data, isPlaceholderData } = usePopupNotices(may);
  const arrived = useEffectEvent(() => {
    if (data && !isPlaceholderData && dialogs.current === null && unseen(data.popup)) dialogs.open({ kind: 'notice' });
  });
  const free = dialogs.current === null;
  useEffect(() => {
    if (may && free) arrived();
  }, [may, free, data]);
}
