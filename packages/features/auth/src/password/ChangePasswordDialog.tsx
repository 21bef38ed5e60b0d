import { useDialogs } from '@marquee/state/dialogs';
import { useNavigate } from '@marquee/state/navigation';
import { useSession } from '@marquee/state/session';
import { Dialog } from '@marquee/ui/dialog/Dialog';
import { Stack } from '@marquee/ui/layout/Stack';
import { Notice } from '@marquee/ui/notice/Notice';
import { useIntl } from 'react-intl';
import { messages as login } from '../login/login.messages.ts';
import { ChangePasswordForm } from './ChangePasswordForm.tsx';
import { messages } from './password.messages.ts';

/**
 * The popup that changes the password: open while `useDialogs` says so, and as long as the session says that the change
 * cannot be put off (AUTH-07, AUTH-20). After it one goes on with what one wanted, else home.
 */
export function ChangePasswordDialog() {
  const intl = useIntl();
  const navigate = useNavigate();
  const session = useSession();
  const { current, close } = useDialogs();
  const asked = current?.kind === 'changePassword' ? current : null;
  const forced = session.kind !== 'visitor' && session.passwordChange === 'forced';
  // what made it due is not known any more after a reload
  const why = asked?.reason ?? (forced ? 'due' : undefined);

  const changed = () => {
    close();
    if (asked?.resume) asked.resume();
    else navigate('/');
  };
  return (
    <Dialog
      open={session.kind !== 'visitor' && (asked !== null || forced)}
      size="medium"
      title={intl.formatMessage(messages.title)}
      closeLabel={forced ? null : intl.formatMessage(login.close)}
      cover={false}
      onClose={() => !forced && close()}
    >
      <Stack gap={5}>
        {why && <Notice>{intl.formatMessage(messages[why])}</Notice>}
        <ChangePasswordForm current={asked?.current} forced={forced} onChanged={changed} />
      </Stack>
    </Dialog>
  );
}
