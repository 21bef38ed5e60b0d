import { ConfirmDialog } from '@marquee/ui/dialog/ConfirmDialog';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { messages } from './register.messages.ts';

/** Says once that the code of the link that led here is none (AUTH-14, ERR-01); its field is there to correct it. */
export function InvitationWarning() {
  const intl = useIntl();
  const [open, setOpen] = useState(true);
  return (
    <ConfirmDialog
      open={open}
      title={intl.formatMessage(messages.invalidTitle)}
      closeLabel={intl.formatMessage(messages.understood)}
      onClose={() => setOpen(false)}
    >
      {intl.formatMessage(messages.invalidCode)}
    </ConfirmDialog>
  );
}
