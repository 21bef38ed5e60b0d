import { IconButton } from '@marquee/ui/button/IconButton';
import { DirectionalIcon } from '@marquee/ui/icon/DirectionalIcon';
import { ArrowLeft, ExternalLink, Maximize, Minimize } from 'lucide-react';
import { useIntl } from 'react-intl';
import { bar, title, wayOut } from './Stage.css.ts';
import { messages } from './stage.messages.ts';
import type { FullScreen } from './useFullScreen.ts';

export interface StageBarProps {
  name: string;
  full: FullScreen;
  onLeave: () => void;
  /** plays the game in a window of its own; without it no button does */
  onOutside?: (() => void) | undefined;
}

/** What stands over a game at play; over one that fills the screen the way out alone. */
export function StageBar({ name, full, onLeave, onOutside }: StageBarProps) {
  const intl = useIntl();
  return (
    <div className={full.on ? wayOut : bar}>
      {!full.on && (
        <>
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
          {onOutside && (
            <IconButton
              label={intl.formatMessage(messages.ownWindow)}
              icon={<ExternalLink size={20} aria-hidden />}
              onClick={onOutside}
            />
          )}
        </>
      )}
      {full.able && (
        <IconButton
          label={intl.formatMessage(full.on ? messages.endFullScreen : messages.fullScreen)}
          size={full.on ? 'small' : 'regular'}
          icon={full.on ? <Minimize size={20} aria-hidden /> : <Maximize size={20} aria-hidden />}
          onClick={full.toggle}
        />
      )}
    </div>
  );
}
