import { BannerCarousel } from '@marquee/blocks/banner/BannerCarousel';
import { ConfirmDialog } from '@marquee/ui/dialog/ConfirmDialog';
import { Dialog } from '@marquee/ui/dialog/Dialog';
import { Stack } from '@marquee/ui/layout/Stack';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { messages as login } from '../login/login.messages.ts';
import { useBeside } from '../login/useBeside.ts';
import { ForgotForm } from './ForgotForm.tsx';
import { messages } from './forgot.messages.ts';

/** A banner that led away would take what was typed with it. */
const noPage = () => false;

/** The popup for a forgotten password, open while `useDialogs` says so (AUTH-19). News takes its place once an e-mail is sent. */
export function ForgotDialog() {
  const intl = useIntl();
  const { dialog, close, back, goOn } = useBeside('forgot');
  const [sent, setSent] = useState(false);
  const shown = dialog !== null;
  return (
    <>
      <Dialog
        open={shown && !sent}
        size="medium"
        title={intl.formatMessage(messages.title)}
        closeLabel={intl.formatMessage(login.close)}
        // a press beside the popup must not throw away what was typed
        cover={false}
        onClose={close}
      >
        <Stack gap={5}>
          <ForgotForm username={dialog?.username} onSignedIn={goOn} onSent={() => setSent(true)} onLogin={back} />
          <BannerCarousel group="w_forget" label={intl.formatMessage(login.banners)} hasPage={noPage} />
        </Stack>
      </Dialog>
      <ConfirmDialog
        open={shown && sent}
        title={intl.formatMessage(messages.sentTitle)}
        closeLabel={intl.formatMessage(messages.understood)}
        onClose={close}
      >
        {intl.formatMessage(messages.sent)}
      </ConfirmDialog>
    </>
  );
}
