import { useDialogActions } from '@marquee/state/dialogs';
import { currentSession } from '@marquee/state/session';
import { useAppStore } from '@marquee/state/value';
import { useCallback } from 'react';

/** What an action needs: somebody logged in, or somebody who is no trial account. */
export type GateNeed = 'session' | 'real';

/**
 * Lets an action through or says what it needs (AUTH-23): a visitor gets the login popup, and after the login the action
 * goes on; a trial account gets a warning where a real one is needed, and nothing is done.
 */
export function useGate(): (need: GateNeed, action: () => void) => void {
  const app = useAppStore();
  const { open } = useDialogActions();
  return useCallback(
    (need, action) => {
      const pass = () => {
        const { kind } = currentSession(app);
        if (kind === 'visitor') open({ kind: 'login', reason: 'needed', resume: pass });
        else if (kind === 'trial' && need === 'real') open({ kind: 'trial' });
        else action();
      };
      pass();
    },
    [app, open],
  );
}
