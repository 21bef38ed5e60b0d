import { useDialogActions } from '@marquee/state/dialogs';
import { Navigate, useLocation, useNavigate } from '@marquee/state/navigation';
import { useSession } from '@marquee/state/session';
import { useHydrated } from '@marquee/state/value';
import { WindowsContext } from '@marquee/state/windows';
import { Notice } from '@marquee/ui/notice/Notice';
import { useContext, useState } from 'react';
import { useIntl } from 'react-intl';
import { FormPage } from '../form/FormPage.tsx';
import { useReturn } from '../social/useReturn.ts';
import type { LoginSide } from './finishLogin.ts';
import { handOver, LOGIN_WINDOW } from './handOver.ts';
import { LoginPanel } from './LoginPanel.tsx';
import { messages, titleOf } from './login.messages.ts';
import { wantedPath } from './returnPath.ts';
import type { Arrival } from './useEntrance.ts';

export interface LoginPageProps {
  /** who logs in here (AUTH-05) */
  side?: LoginSide;
}

const homeOf = { member: '/', agent: '/agentHome' } as const;

/**
 * The login as a page: `/login`, and the signed-out agent page. Leads on to the page that was wanted (`next` in the
 * place's state or in the query), else home; somebody who is logged in already is led on at once (SHELL-03). As the window
 * of another page it hands the session to that page, and closes (AUTH-04).
 */
export function LoginPage({ side = 'member' }: LoginPageProps) {
  const intl = useIntl();
  const session = useSession();
  const location = useLocation();
  const navigate = useNavigate();
  const dialogs = useDialogActions();
  const windows = useContext(WindowsContext);
  const hydrated = useHydrated();
  const [handed, setHanded] = useState(false);
  const opener = hydrated && side === 'member' ? windows.opener(LOGIN_WINDOW) : null;
  const returned = useReturn();
  const wanted = returned?.next ?? wantedPath(location) ?? homeOf[side];

  const arrived = ({ passwordChange }: Arrival) => {
    if (passwordChange && !opener)
      dialogs.open({ kind: 'changePassword', ...passwordChange, resume: () => navigate(wanted) });
  };
  if (session.kind !== 'visitor') return <Navigate replace to={wanted} />;
  return (
    <FormPage title={intl.formatMessage(titleOf[side])}>
      {(session.left === 'expired' || session.left === 'replaced') && (
        <Notice>{intl.formatMessage(messages[session.left])}</Notice>
      )}
      {handed && <Notice tone="positive">{intl.formatMessage(messages.closeWindow)}</Notice>}
      <LoginPanel
        side={side}
        onSignedIn={arrived}
        returned={returned}
        {...(opener && {
          enter: (result, { passwordChange }) => {
            setHanded(true);
            handOver(opener, { result, ...(passwordChange && { reason: passwordChange.reason }) });
          },
        })}
      />
    </FormPage>
  );
}
