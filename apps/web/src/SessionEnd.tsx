import { useDialogs } from '@marquee/state/dialogs';
import { usePathname } from '@marquee/state/navigation';
import { useSession } from '@marquee/state/session';
import { useAppStore } from '@marquee/state/value';
import { useEffect } from 'react';

/**
 * A session that ended by itself, because the platform no longer takes it (AUTH-01) or somebody else logged in at another
 * tab (AUTH-25), ends with a message and the way back in, once. The page stays as it is, and a dialog that was open is there
 * again after the login. On the login page, where a brand that asks for a login sends everyone, the page itself says it.
 */
export function SessionEnd({ loginRequired }: { loginRequired: boolean }) {
  const session = useSession();
  const app = useAppStore();
  const { current, open } = useDialogs();
  const pathname = usePathname();
  const left = session.kind === 'visitor' ? session.left : undefined;
  const reason = left === 'expired' || left === 'replaced' ? left : undefined;
  const untold = loginRequired || pathname === '/login' || pathname === '/agentHome' ? undefined : reason;

  useEffect(() => {
    if (!untold) return;
    app.session.acknowledge();
    // another's session is none to go on with
    const before =
      untold === 'expired' && current && current.kind !== 'login' && current.kind !== 'signOut' ? current : null;
    open({ kind: 'login', reason: untold, ...(before && { resume: () => open(before) }) });
  }, [untold, app, current, open]);
  return null;
}
