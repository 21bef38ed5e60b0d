import { Dialog } from '@marquee/ui/dialog/Dialog';
import { useIntl } from 'react-intl';
import { BrandArt } from '../login/BrandArt.tsx';
import { messages as login } from '../login/login.messages.ts';
import { useBeside } from '../login/useBeside.ts';
import { RegisterForm } from './RegisterForm.tsx';
import { messages } from './register.messages.ts';

/**
 * The registration popup, open while `useDialogs` says so (AUTH-10, SHELL-07); after it one is at home, or what was wanted goes on
 * (AUTH-16, AUTH-23).
 */
export function RegisterDialog() {
  const intl = useIntl();
  const { dialog, close, back, goOn } = useBeside('register');
  return (
    <Dialog
      open={dialog !== null}
      size="large"
      title={intl.formatMessage(messages.title)}
      closeLabel={intl.formatMessage(login.close)}
      // a press beside the popup must not throw away what was typed
      cover={false}
      onClose={close}
      art={<BrandArt />}
    >
      <RegisterForm onRegistered={goOn} onLogin={back} />
    </Dialog>
  );
}
