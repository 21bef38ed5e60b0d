import { SessionHold } from '@marquee/blocks/page/SessionHold';
import { useDialogs } from '@marquee/state/dialogs';
import { Navigate, useNavigate } from '@marquee/state/navigation';
import { useSession } from '@marquee/state/session';
import { Notice } from '@marquee/ui/notice/Notice';
import { useIntl } from 'react-intl';
import { FormPage } from '../form/FormPage.tsx';
import { ChangePasswordForm } from './ChangePasswordForm.tsx';
import { messages } from './password.messages.ts';

/** `/changePassword` (AUTH-20). A visitor logs in first and comes back. */
export function ChangePasswordPage() {
  return (
    <SessionHold>
      <OwnPassword />
    </SessionHold>
  );
}

function OwnPassword() {
  const intl = useIntl();
  const navigate = useNavigate();
  const session = useSession();
  const { current } = useDialogs();
  const ended = session.kind === 'visitor' && session.left === 'expired';
  const asked = ended || (current?.kind === 'login' && current.reason === 'expired');
  // beneath the login that asks for another session, what was typed in the last one is kept
  if (session.kind === 'visitor') return asked ? null : <Navigate replace to="/login?next=%2FchangePassword" />;
  return (
    <FormPage title={intl.formatMessage(messages.title)}>
      {session.kind === 'trial' ? (
        <Notice>{intl.formatMessage(messages.trial)}</Notice>
      ) : (
        <ChangePasswordForm forced={false} onChanged={() => navigate('/')} />
      )}
    </FormPage>
  );
}
