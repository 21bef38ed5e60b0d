import { BannerCarousel } from '@marquee/blocks/banner/BannerCarousel';
import { useDialogs } from '@marquee/state/dialogs';
import { useIsKept } from '@marquee/state/hold';
import { useNavigate } from '@marquee/state/navigation';
import { useResting, useSession } from '@marquee/state/session';
import { Dialog } from '@marquee/ui/dialog/Dialog';
import { WhenShown } from '@marquee/ui/dialog/shown';
import { Stack } from '@marquee/ui/layout/Stack';
import { Notice } from '@marquee/ui/notice/Notice';
import { memo, useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { GameMenu, type GameMenuProps } from '../menu/GameMenu.tsx';
import { BrandArt } from './BrandArt.tsx';
import { LoginPanel } from './LoginPanel.tsx';
import { messages, titleOf } from './login.messages.ts';
import { OtherWays } from './OtherWays.tsx';
import { pathAfter, returnPath } from './returnPath.ts';
import type { Arrival } from './useEntrance.ts';

const Panel = memo(LoginPanel);
const Banners = memo(BannerCarousel);
const art = <BrandArt />;
const parts = { OtherWays, GameMenu: ShownMenu };
const noPage = () => false;

export interface LoginDialogProps {
  /** it is made out of sight before it is asked for */
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
  const side = asked?.side ?? 'member';
  const kept = useIsKept();
  const held = useResting() !== null && kept;

  const leave = ({ passwordChange, next }: Arrival) => {
    const goOn = () => {
      if (asked?.resume) return asked.resume();
      // what was kept goes on where it is
      const path = returnPath(next) ?? (asked && pathAfter(held ? { reason: 'expired', ...asked } : asked));
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
      open={asked !== null}
      ahead={ahead}
      size="large"
      title={intl.formatMessage(titleOf[side])}
      closeLabel={intl.formatMessage(messages.close)}
      onClose={close}
      art={art}
    >
      <Stack gap={5}>
        {asked?.reason && <Notice>{intl.formatMessage(messages[asked.reason])}</Notice>}
        <Panel
          key={side}
          side={side}
          onSignedIn={signedIn}
          hasPage={hasPage}
          onLeave={shut}
          username={asked?.username}
          parts={parts}
        />
        <WhenShown>
          <Banners group="w_login" label={intl.formatMessage(messages.banners)} hasPage={hasPage} />
        </WhenShown>
      </Stack>
    </Dialog>
  );
}

/** It asks the platform for games, which is for whoever sees it. */
function ShownMenu(props: GameMenuProps) {
  return (
    <WhenShown>
      <GameMenu {...props} />
    </WhenShown>
  );
}
