import { useDialogs } from '@marquee/state/dialogs';
import { ConfirmDialog } from '@marquee/ui/dialog/ConfirmDialog';
import { useIntl } from 'react-intl';
import { messages } from './gate.messages.ts';

/** Says to a trial account that this needs a real one; nothing else happens (AUTH-23, ERR-01). */
export function TrialWarning() {
  const intl = useIntl();
  const { current, close } = useDialogs();
  return (
    <ConfirmDialog
      open={current?.kind === 'trial'}
      title={intl.formatMessage(messages.title)}
      closeLabel={intl.formatMessage(messages.confirm)}
      onClose={close}
    >
      {intl.formatMessage(messages.body)}
    </ConfirmDialog>
  );
}
