import { WindowsContext } from '@marquee/state/windows';
import { Button } from '@marquee/ui/button/Button';
import { IconButton } from '@marquee/ui/button/IconButton';
import { DirectionalIcon } from '@marquee/ui/icon/DirectionalIcon';
import { Notice } from '@marquee/ui/notice/Notice';
import { ArrowLeft, ExternalLink, Maximize, Minimize } from 'lucide-react';
import { use, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { GAME_FRAME } from './focusGame.ts';
import type { GameFrame } from './gameFrame.ts';
import { bar, foot, frame, instead, said, stage, title } from './Stage.css.ts';
import { messages } from './stage.messages.ts';
import { useFreshBalance } from './useFreshBalance.ts';
import { useFullScreen } from './useFullScreen.ts';

export interface StageProps {
  name: string;
  game: GameFrame;
  onLeave: () => void;
  /** the game itself says that it was left; as `onLeave` unless told apart */
  onExit?: () => void;
}

/** As a game says that it was left. */
const EXIT = 'marquee.game.exit';
const WINDOW = { width: 1280, height: 800 };

type Place = 'here' | 'refused' | 'outside';

/**
 * A game at play (GAME-06): framed with the least rights, over the whole screen if wanted, and in a window of its own where
 * the browser does not show it here (C11). What it says counts only when it comes from its window and its origin (WEB-04).
 */
export function Stage({ name, game: { src, rights }, onLeave, onExit = onLeave }: StageProps) {
  const intl = useIntl();
  const windows = use(WindowsContext);
  const part = useRef<HTMLElement>(null);
  const framed = useRef<HTMLIFrameElement>(null);
  const [place, setPlace] = useState<Place>('here');
  const [blocked, setBlocked] = useState(false);
  const full = useFullScreen(part);

  const heard = useEffectEvent((event: MessageEvent) => {
    const from = framed.current?.contentWindow;
    if (from && event.source === from && event.origin === originOf(src, rights) && isExit(event.data)) onExit();
  });
  const refused = useEffectEvent((event: SecurityPolicyViolationEvent) => {
    if (event.effectiveDirective === 'frame-src') setPlace('refused');
  });
  // from the game's own window, or from its frame: what is left is not what the page last heard
  const returned = useEffectEvent(useFreshBalance());
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener('message', (event) => heard(event), { signal });
    window.addEventListener('focus', () => returned(), { signal });
    document.addEventListener('securitypolicyviolation', (event) => refused(event), { signal });
    return () => listening.abort();
  }, []);

  const openOutside = () => {
    if (!windows.able) return windows.leave(src);
    const opened = windows.open('marquee-game', src, WINDOW, 'apart');
    setBlocked(!opened);
    // a frame that was refused is not tried again for a window that was blocked: its refusal would hide why
    if (opened) setPlace('outside');
  };
  const outside = (kind: 'primary' | 'quiet') => (
    <Button
      kind={kind}
      size={kind === 'quiet' ? 'small' : 'regular'}
      icon={<ExternalLink size={16} aria-hidden />}
      onClick={openOutside}
    >
      {intl.formatMessage(messages.ownWindow)}
    </Button>
  );
  const framing = place === 'here';

  return (
    <section ref={part} className={stage} aria-label={name}>
      <div className={bar}>
        <IconButton
          label={intl.formatMessage(messages.leave)}
          icon={
            <DirectionalIcon>
              <ArrowLeft size={20} aria-hidden />
            </DirectionalIcon>
          }
          onClick={onLeave}
        />
        <h1 className={title} dir="auto">
          {name}
        </h1>
        {full.able && (
          <IconButton
            label={intl.formatMessage(full.on ? messages.endFullScreen : messages.fullScreen)}
            icon={full.on ? <Minimize size={20} aria-hidden /> : <Maximize size={20} aria-hidden />}
            onClick={full.toggle}
          />
        )}
      </div>
      {blocked && (
        <div className={said}>
          <Notice tone="warning">{intl.formatMessage(messages.blocked)}</Notice>
        </div>
      )}
      {framing ? (
        <iframe
          {...GAME_FRAME}
          ref={framed}
          className={frame}
          title={name}
          src={src}
          sandbox={rights}
          allow="autoplay; fullscreen"
          referrerPolicy="strict-origin"
        />
      ) : (
        <div className={instead} role="status">
          <p>{intl.formatMessage(place === 'outside' ? messages.outside : messages.refused)}</p>
          {place === 'refused' ? (
            outside('primary')
          ) : (
            <Button kind="secondary" onClick={() => setPlace('here')}>
              {intl.formatMessage(messages.here)}
            </Button>
          )}
        </div>
      )}
      {framing && (
        <div className={foot}>
          <span>{intl.formatMessage(messages.notShowing)}</span>
          {outside('quiet')}
        </div>
      )}
    </section>
  );
}

/** What a frame says of where it is from: without the right to be what it is, it is from nowhere (HTML, sandboxed origin). */
function originOf(src: string, rights: string): string {
  return rights.split(' ').includes('allow-same-origin') ? new URL(src, location.href).origin : 'null';
}

function isExit(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'type' in data && data.type === EXIT;
}
