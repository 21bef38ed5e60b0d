import { WindowsContext } from '@marquee/state/windows';
import { browserTimers, type Timers } from '@marquee/ui/base/timers';
import { Button } from '@marquee/ui/button/Button';
import { ExternalLink } from 'lucide-react';
import { use, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { GAME_FRAME } from './focusGame.ts';
import type { GameFrame } from './gameFrame.ts';
import { filling, foot, frame, instead, said, stage, whole } from './Stage.css.ts';
import { StageBar } from './StageBar.tsx';
import { messages } from './stage.messages.ts';
import { useFreshBalance } from './useFreshBalance.ts';
import { useFullScreen } from './useFullScreen.ts';
import { useRunning } from './useRunning.ts';
import { WindowBlocked } from './WindowBlocked.tsx';

export interface StageProps {
  name: string;
  game: GameFrame;
  onLeave: () => void;
  /** the game itself says that it was left; as `onLeave` unless told apart */
  onExit?: () => void;
  timers?: Pick<Timers, 'setTimeout' | 'clearTimeout'>;
}

/** As a game says that it was left. */
const EXIT = 'marquee.game.exit';
const WINDOW = { width: 1280, height: 800 };

type Place = 'here' | 'refused' | 'outside';

/**
 * A game at play (GAME-06): framed with the least rights, over the whole screen if wanted, and in a window of its own where
 * the browser does not show it here (C11). What it says counts only when it comes from its window and its origin (WEB-04).
 */
export function Stage({ name, game: { src, rights }, onLeave, onExit = onLeave, timers = browserTimers }: StageProps) {
  const intl = useIntl();
  const windows = use(WindowsContext);
  const part = useRef<HTMLElement>(null);
  const framed = useRef<HTMLIFrameElement>(null);
  const [place, setPlace] = useState<Place>('here');
  const [blocked, setBlocked] = useState(false);
  const full = useFullScreen(part);
  const running = useRunning(timers);

  const heard = useEffectEvent((event: MessageEvent) => {
    const from = framed.current?.contentWindow;
    if (!from || event.source !== from || event.origin !== originOf(src, rights)) return;
    running.heard();
    if (isExit(event.data)) onExit();
  });
  const refused = useEffectEvent((event: SecurityPolicyViolationEvent) => {
    if (event.effectiveDirective === 'frame-src') setPlace('refused');
  });
  // from the game's own window, or from its frame: what is left is not what the page last heard
  const returned = useEffectEvent(useFreshBalance());
  // what has the focus in a frame takes it from the page
  const blurred = useEffectEvent(() => {
    if (framed.current && document.activeElement === framed.current) running.turnedTo();
  });
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener('message', (event) => heard(event), { signal });
    window.addEventListener('focus', () => returned(), { signal });
    window.addEventListener('blur', () => blurred(), { signal });
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
  const showHere = () => {
    running.begins();
    setPlace('here');
  };
  const playHere = () => {
    setBlocked(false);
    framed.current?.focus();
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
    <section ref={part} className={full.on ? filling : stage} aria-label={name}>
      <StageBar
        name={name}
        full={full}
        onLeave={onLeave}
        onOutside={framing && running.yes ? openOutside : undefined}
      />
      {blocked && !full.on && (
        <div className={said}>
          <WindowBlocked {...(framing && { onAgain: openOutside, onHere: playHere })} />
        </div>
      )}
      {framing ? (
        <iframe
          {...GAME_FRAME}
          ref={framed}
          className={full.on ? whole : frame}
          title={name}
          onLoad={running.loaded}
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
            <Button kind="secondary" onClick={showHere}>
              {intl.formatMessage(messages.here)}
            </Button>
          )}
        </div>
      )}
      {framing && !running.yes && !full.on && (
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
