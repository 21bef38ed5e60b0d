import { Navigate, useNavigate } from '@marquee/state/navigation';
import { useSession } from '@marquee/state/session';
import { Notice } from '@marquee/ui/notice/Notice';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { FormPage } from '../form/FormPage.tsx';
import { LoginLink } from '../form/LoginLink.tsx';
import { ForgotForm } from './ForgotForm.tsx';
import { messages } from './forgot.messages.ts';

/** `/forget`: the forgotten password as a page (AUTH-19). Somebody who is logged in has not forgotten it. */
export function ForgotPage() {
  const intl = useIntl();
  const navigate = useNavigate();
  const session = useSession();
  const [sent, setSent] = useState(false);
  if (session.kind !== 'visitor') return <Navigate replace to="/" />;
  return (
    <FormPage title={intl.formatMessage(sent ? messages.sentTitle : messages.title)}>
      {sent ? (
        <>
          <Notice tone="positive">{intl.formatMessage(messages.sent)}</Notice>
          <LoginLink look="button">{intl.formatMessage(messages.toLogin)}</LoginLink>
        </>
      ) : (
        <ForgotForm onSignedIn={() => navigate('/')} onSent={() => setSent(true)} />
      )}
    </FormPage>
  );
}
