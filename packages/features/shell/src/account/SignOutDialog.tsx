import { useAction } from '@marquee/state/action';
import { useDialogs } from '@marquee/state/dialogs';
import { useSignOut } from '@marquee/state/session';
import { ConfirmDialog } from '@marquee/ui/dialog/ConfirmDialog';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { messages } from './SignOutDialog.messages.ts';

/** Asks before signing out; done, it goes home. It is done even when the platform could not be told (AUTH-21). */
export function SignOutDialog() {
  const intl = useIntl();
  const { close } = useDialogs();
  const navigate = useNavigate();
  const signOut = useSignOut();
  const leaving = useAction(async () => {
    await signOut();
    close();
    navigate('/');
  });
  return (
    <ConfirmDialog
      open
      title={intl.formatMessage(messages.title)}
      closeLabel={intl.formatMessage(messages.cancel)}
      confirmLabel={intl.formatMessage(messages.confirm)}
      busy={leaving.pending}
      onConfirm={() => void leaving.send(undefined)}
      // once the platform is being told there is no way back
      onClose={() => !leaving.pending && close()}
    >
      <p>{intl.formatMessage(messages.text)}</p>
    </ConfirmDialog>
  );
}
