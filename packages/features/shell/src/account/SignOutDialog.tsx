import { useDialogActions } from '@marquee/state/dialogs';
import { useNavigate } from '@marquee/state/navigation';
import { useSignOut } from '@marquee/state/signOut';
import { ConfirmDialog } from '@marquee/ui/dialog/ConfirmDialog';
import { useIntl } from 'react-intl';
import { messages } from './SignOutDialog.messages.ts';

/** Asks before signing out, then goes home at once; the platform is told meanwhile (AUTH-21). */
export function SignOutDialog() {
  const intl = useIntl();
  const { close } = useDialogActions();
  const navigate = useNavigate();
  const signOut = useSignOut();
  const leave = () => {
    signOut();
    close();
    // the way back leads past the page that was somebody's own, and past a game's two entries
    navigate('/', { replace: true });
  };
  return (
    <ConfirmDialog
      open
      title={intl.formatMessage(messages.title)}
      closeLabel={intl.formatMessage(messages.cancel)}
      confirmLabel={intl.formatMessage(messages.confirm)}
      onConfirm={leave}
      onClose={close}
    >
      <p>{intl.formatMessage(messages.text)}</p>
    </ConfirmDialog>
  );
}
