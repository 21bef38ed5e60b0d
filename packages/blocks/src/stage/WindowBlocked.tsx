import { Button } from '@marquee/ui/button/Button';
import { Inline } from '@marquee/ui/layout/Inline';
import { Notice } from '@marquee/ui/notice/Notice';
import { useIntl } from 'react-intl';
import { messages } from './stage.messages.ts';

export interface WindowBlockedProps {
  /** another try; without it there is one nearby */
  onAgain?: () => void;
  /** goes on with the game on this page, where it is framed */
  onHere?: () => void;
}

/** A game's own window was blocked (GAME-06): how to allow it, and the ways on. */
export function WindowBlocked({ onAgain, onHere }: WindowBlockedProps) {
  const intl = useIntl();
  return (
    <Notice
      tone="warning"
      action={
        (onAgain || onHere) && (
          <Inline gap={2}>
            {onAgain && (
              <Button kind="secondary" size="small" onClick={onAgain}>
                {intl.formatMessage(messages.again)}
              </Button>
            )}
            {onHere && (
              <Button kind="quiet" size="small" onClick={onHere}>
                {intl.formatMessage(messages.here)}
              </Button>
            )}
          </Inline>
        )
      }
    >
      <p>{intl.formatMessage(messages.blocked)}</p>
      <p>{intl.formatMessage(messages.allow)}</p>
    </Notice>
  );
}
