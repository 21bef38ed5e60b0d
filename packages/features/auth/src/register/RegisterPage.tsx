import { Navigate, useNavigate } from '@marquee/state/navigation';
import { useSession } from '@marquee/state/session';
import { useIntl } from 'react-intl';
import { FormPage } from '../form/FormPage.tsx';
import { RegisterForm } from './RegisterForm.tsx';
import { messages } from './register.messages.ts';

/** `/register` and `/register.html` (AUTH-10). Somebody who is logged in has an account. */
export function RegisterPage() {
  const intl = useIntl();
  const navigate = useNavigate();
  const session = useSession();
  if (session.kind !== 'visitor') return <Navigate replace to="/" />;
  return (
    <FormPage title={intl.formatMessage(messages.title)}>
      <RegisterForm onRegistered={() => navigate('/')} />
    </FormPage>
  );
}
