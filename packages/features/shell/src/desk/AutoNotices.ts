import { useClosings, useDialogActions } from '@marquee/state/dialogs';
import { useSession } from '@marquee/state/session';
import { useAppStore } from '@marquee/state/value';
import { useEffect, useEffectEvent } from 'react';
import { usePopupNotices } from '../notices/usePopupNotices.ts';
import { useSeenNotices } from '../notices/useSeenNotices.ts';

/**
 * Opens the notice popup by itself, where it may and nothing else is open or due, for what one has not had before (SHELL-14).
 * Whoever has just come in for the first time gets all that there is (AUTH-07): another on this device may have seen it.
 * A component of its own: what stands around it is not rendered anew with each dialog.
 */
export function AutoNotices({ may }: { may: boolean }): null {
  const { session } = useAppStore();
  const current = useSession();
  const dialogs = useDialogActions();
  const closed = useClosings();
  const { unseen } = useSeenNotices();
  const { data, isPlaceholderData } = usePopupNotices(may);
  // a password that must be changed goes before news
  const due = current.kind !== 'visitor' && current.passwordChange === 'forced';
  const arrived = useEffectEvent(() => {
    if (due || !data || isPlaceholderData || dialogs.anyOpen()) return;
    const first = session.arrival() === 'first' && data.popup.length > 0;
    if (first || unseen(data.popup)) dialogs.open({ kind: 'notice' });
  });
  useEffect(() => {
    if (may) arrived();
  }, [may, due, closed, data]);
  return null;
}
