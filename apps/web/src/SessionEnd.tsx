import { useDialogs } from '@marquee/state/dialogs';
import { useSession } from '@marquee/state/session';
import { useAppStore } from '@marquee/state/value';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * A session that the platform no longer takes ends with a message and the way back in (AUTH-01). On the login page, where
 * a brand that asks for a login sends everyone, the page itself says it.
 */
export function SessionEnd({ loginRequired }: { loginRequired: boolean }) {
  const session = useSession();
  const app = useAppStore();
  const { open } = useDialogs();
  const { pathname } = useLocation();
  const untold = session.kind === 'visitor' && session.left === 'expired' && !loginRequired && pathname !== '/login';

  useEffect(() => {
    if (!untold) return;
    app.session.acknowledge();
    open({ kind: 'login', reason: 'expired' });
  }, [untold, app, open]);
  return null;
}
