import { BannerCarousel } from '@marquee/blocks/banner/BannerCarousel';
import { type OpenDialog, useDialogs } from '@marquee/state/dialogs';
import { useNavigate } from '@marquee/state/navigation';
import { useSession } from '@marquee/state/session';
import { Dialog } from '@marquee/ui/dialog/Dialog';
import { Stack } from '@marquee/ui/layout/Stack';
import { Notice } from '@marquee/ui/notice/Notice';
import { memo, useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { BrandArt } from './BrandArt.tsx';
import { LoginPanel } from './LoginPanel.tsx';
import { messages } from './login.messages.ts';
import { returnPath } from './returnPath.ts';
import type { Arrival } from './useEntrance.ts';

const Panel = memo(LoginPanel);
const Banners = memo(BannerCarousel);
const art = <BrandArt />;
const noPage = () => false;

export interface LoginDialogProps {
  /** it is made out of sight before it is asked for: its owner decides when it shows */
  ahead?: boolean;
  /** whether this site has a page; nothing leads to one it has not */
  hasPage?: (path: string) => boolean;
}

/** The login popup, open while `useDialogs` says so (AUTH-02, SHELL-07). A sheet on phones, with brand art on desktops. */
export function LoginDialog({ ahead = false, hasPage = noPage }: LoginDialogProps) {
  const intl = useIntl();
  const navigate = useNavigate();
  const { current, open, close } = useDialogs();
  const { kind } = useSession();
  const asked = current?.kind === 'login' ? current : null;

  const leave = ({ passwordChange, next }: Arrival) => {
    const goOn = () => {
      if (asked?.resume) return asked.resume();
      const path = returnPath(next) ?? (asked && pathAfter(asked));
      if (path) navigate(path);
    };
    if (passwordChange) return open({ kind: 'changePassword', ...passwordChange, resume: goOn });
    close();
    goOn();
  };
  // the form that was made ahead is not rendered again when the popup opens, so what it calls stays the same
  const latest = useRef(leave);
  useLayoutEffect(() => {
    latest.current = leave;
  });
  const signedIn = useCallback((arrival: Arrival) => latest.current(arrival), []);
  const closes = useRef(close);
  useLayoutEffect(() => {
    closes.current = close;
  });
  const shut = useCallback(() => closes.current(), []);

  // somebody came in at another tab of the brand (AUTH-25): what the login was for goes on
  const cameIn = useEffectEvent(() => asked && leave({}));
  const before = useRef(kind);
  useEffect(() => {
    if (before.current === 'visitor' && kind !== 'visitor') cameIn();
    before.current = kind;
  }, [kind]);

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
        <Panel side="member" onSignedIn={signedIn} hasPage={hasPage} onLeave={shut} />
        <Banners group="w_login" label={intl.formatMessage(messages.banners)} hasPage={hasPage} />
      </Stack>
    </Dialog>
  );
}

/** Where a login from the popup leads: the page wanted, else home (AUTH-05); after an expiry one goes on where one was. */
function pathAfter({ next, reason }: Extract<OpenDialog, { kind: 'login' }>): string | undefined {
  return returnPath(next) ?? (reason === 'expired' || reason === 'replaced' ? undefined : '/');
}
