import { type OpenDialog, useDialogs } from '@marquee/state/dialogs';
import { Dialog } from '@marquee/ui/dialog/Dialog';
import { Stack } from '@marquee/ui/layout/Stack';
import { Notice } from '@marquee/ui/notice/Notice';
import { memo, useCallback, useLayoutEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { BrandArt } from './BrandArt.tsx';
import { LoginForm } from './LoginForm.tsx';
import { messages } from './login.messages.ts';
import { returnPath } from './returnPath.ts';

const Form = memo(LoginForm);
const art = <BrandArt />;

export interface LoginDialogProps {
  /** it is made out of sight before it is asked for: its owner decides when it shows */
  ahead?: boolean;
}

/** The login popup, open while `useDialogs` says so (AUTH-02, SHELL-07). A sheet on phones, with brand art on desktops. */
export function LoginDialog({ ahead = false }: LoginDialogProps) {
  const intl = useIntl();
  const navigate = useNavigate();
  const { current, close } = useDialogs();
  const asked = current?.kind === 'login' ? current : null;

  const leave = () => {
    close();
    if (asked?.resume) return asked.resume();
    const path = asked && pathAfter(asked);
    if (path) navigate(path);
  };
  // the form that was made ahead is not rendered again when the popup opens, so what it calls stays the same
  const latest = useRef(leave);
  useLayoutEffect(() => {
    latest.current = leave;
  });
  const signedIn = useCallback(() => latest.current(), []);

  return (
    <Dialog
      open={ahead || asked !== null}
      size="large"
      title={intl.formatMessage(messages.title)}
      closeLabel={intl.formatMessage(messages.close)}
      onClose={close}
      art={art}
    >
      <Stack gap={5}>
        {asked?.reason && <Notice>{intl.formatMessage(messages[asked.reason])}</Notice>}
        <Form side="member" onSignedIn={signedIn} />
      </Stack>
    </Dialog>
  );
}

/** Where a login from the popup leads: the page wanted, else home (AUTH-05); after an expiry one goes on where one was. */
function pathAfter({ next, reason }: Extract<OpenDialog, { kind: 'login' }>): string | undefined {
  return returnPath(next) ?? (reason === 'expired' ? undefined : '/');
}
