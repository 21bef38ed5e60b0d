import { useDialogs } from '@marquee/state/dialogs';
import { useIsKept } from '@marquee/state/hold';
import { usePathname } from '@marquee/state/navigation';
import { currentSession, useResting, useSession } from '@marquee/state/session';
import { useAppStore } from '@marquee/state/value';
import { useEffect } from 'react';
import { redirectFor } from './access.ts';

/**
 * A session that ended by itself, because the platform no longer takes it (AUTH-01) or somebody else logged in at another
 * tab (AUTH-25), ends with a message and the way back in, once. The page stays as it is, and a dialog that was open is there
 * again after the login. On the login page, where a brand that asks for a login sends everyone, the page itself says it.
 */
export function SessionEnd({ loginRequired }: { loginRequired: boolean }) {
  const session = useSession();
  const resting = useResting();
  const app = useAppStore();
  const { current, open } = useDialogs();
  const pathname = usePathname();
  const left = session.kind === 'visitor' ? session.left : undefined;
  const reason = left === 'expired' || left === 'replaced' ? left : undefined;
  const kept = useIsKept() && resting !== null;
  const leads = !kept && redirectFor({ loginRequired, signedIn: false, path: pathname }) !== null;
  const untold = leads || pathname === '/login' || pathname === '/agentHome' ? undefined : reason;

  useEffect(() => {
    if (!untold) return;
    app.session.acknowledge();
    // another's session is none to go on with
    const before = resting && current && current.kind !== 'login' && current.kind !== 'signOut' ? current : null;
    const again = () => {
      const now = currentSession(app);
      if (before && now.kind !== 'visitor' && now.serial === resting?.serial) open(before);
    };
    open({
      kind: 'login',
      reason: untold,
      ...(resting?.kind === 'agent' && { side: 'agent' }),
      ...(before && { over: before, resume: again }),
    });
  }, [untold, resting, app, current, open]);
  return null;
}
