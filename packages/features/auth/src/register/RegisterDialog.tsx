import { useDialogs } from '@marquee/state/dialogs';
import { useNavigate } from '@marquee/state/navigation';
import { Dialog } from '@marquee/ui/dialog/Dialog';
import { useIntl } from 'react-intl';
import { BrandArt } from '../login/BrandArt.tsx';
import { messages as login } from '../login/login.messages.ts';
import { RegisterForm } from './RegisterForm.tsx';
import { messages } from './register.messages.ts';

/** The registration popup, open while `useDialogs` says so (AUTH-10, SHELL-07); after it one is at home (AUTH-16). */
export function RegisterDialog() {
  const intl = useIntl();
  const navigate = useNavigate();
  const { current, open, close } = useDialogs();
  const registered = () => {
    close();
    navigate('/');
  };
  return (
    <Dialog
      open={current?.kind === 'register'}
      size="large"
      title={intl.formatMessage(messages.title)}
      closeLabel={intl.formatMessage(login.close)}
      // a press beside the popup must not throw away what was typed
      cover={false}
      onClose={close}
      art={<BrandArt />}
    >
      <RegisterForm onRegistered={registered} onLogin={() => open({ kind: 'login' })} />
    </Dialog>
  );
}
