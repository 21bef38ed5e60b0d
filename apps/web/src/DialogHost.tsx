import type { GameCategory } from '@marquee/domain/gameTypes';
import { type OpenDialog, useDialogs } from '@marquee/state/dialogs';
import { type Hold, HoldContext } from '@marquee/state/hold';
import { usePathname } from '@marquee/state/navigation';
import { useResting, useSession } from '@marquee/state/session';
import { Activity, useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { hasPage } from './pages.ts';
import type { Screens } from './screens.ts';

export interface DialogHostProps {
  screens: Screens;
  /** kinds of games that are not offered (SAFE-05) */
  off: readonly GameCategory[];
}

/** Shows the dialog that is open (SHELL-07). */
export function DialogHost({ screens, off }: DialogHostProps) {
  const {
    LoginDialog,
    RegisterDialog,
    ForgotDialog,
    ChangePasswordDialog,
    TermsPopup,
    ChatRoom,
    TrialWarning,
    SignOutDialog,
    SiteMenu,
    NoticePopup,
  } = screens;
  const { current } = useDialogs();
  // nobody asked for it: it is made in small steps, between which the page answers
  const news = useDeferredValue(current?.kind === 'notice');
  const passwordDue = usePasswordDue();
  // the same each time: the login that was made ahead is not rendered anew
  const leadsTo = useCallback((path: string) => hasPage(path, off), [off]);
  const open = current?.kind === 'login';
  const round = useTimesClosed(open);
  const wanted = useAhead(LoginDialog, round);
  // made in small steps as well, and gone at once
  const ahead = useDeferredValue(wanted, false) && wanted;
  const held = useHeldDialog(current);
  const shown = held ? held.dialog : current;
  return (
    <>
      {(open || ahead) && (
        // keyed: what was typed goes when it closes
        <LoginDialog key={round} ahead hasPage={leadsTo} />
      )}
      {(shown !== null || passwordDue) && (
        <Activity mode={held ? 'hidden' : 'visible'}>
          <HoldContext value={held}>
            {shown?.kind === 'register' && <RegisterDialog />}
            {shown?.kind === 'forgot' && <ForgotDialog />}
            {(shown?.kind === 'changePassword' || (passwordDue && shown === null)) && <ChangePasswordDialog />}
            {shown?.kind === 'terms' && <TermsPopup />}
            {shown?.kind === 'chat' && <ChatRoom />}
            {shown?.kind === 'trial' && <TrialWarning />}
            {shown?.kind === 'signOut' && <SignOutDialog />}
            {shown?.kind === 'menu' && <SiteMenu />}
            {news && shown?.kind === 'notice' && <NoticePopup />}
          </HoldContext>
        </Activity>
      )}
    </>
  );
}

/** What was open when the session expired: it is kept as it was, out of sight, for whose it is, beneath the login and until then. */
function useHeldDialog(current: OpenDialog | null): Hold | null {
  const resting = useResting();
  const [rest, setRest] = useState({ resting, dialog: current });
  if (rest.resting !== resting) setRest({ resting, dialog: current });
  const { dialog } = rest;
  const below = current?.kind === 'login' ? current.over : current;
  const kept = dialog !== null && dialog.kind !== 'login' && below === dialog;
  return useMemo(() => (resting && kept ? { session: resting, dialog } : null), [resting, kept, dialog]);
}

/** Whether somebody must change the password before anything else, also after a reload (AUTH-07). */
function usePasswordDue(): boolean {
  const session = useSession();
  return session.kind !== 'visitor' && session.passwordChange === 'forced';
}

const LOGIN_PAGES: readonly string[] = ['/login', '/agentHome'];
/** After a login was closed, who closed it does something else first. */
const REST_MS = 2_000;

/** Once its code is there the login is made ahead for a visitor, out of sight, so that to open it is only to show it. */
function useAhead({ useReady }: Screens['LoginDialog'], round: number): boolean {
  const ready = useReady();
  const [rested, setRested] = useState(0);
  useEffect(() => {
    const timer = setTimeout(() => setRested(round), REST_MS);
    return () => clearTimeout(timer);
  }, [round]);
  const session = useSession();
  const pathname = usePathname();
  // a login page holds the form itself
  return ready && rested === round && session.kind === 'visitor' && !LOGIN_PAGES.includes(pathname);
}

function useTimesClosed(open: boolean): number {
  const [was, setWas] = useState(open);
  const [closed, setClosed] = useState(0);
  if (open !== was) {
    setWas(open);
    if (was) setClosed(closed + 1);
  }
  return closed;
}
