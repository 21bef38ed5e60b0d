import { PlatformError } from '@marquee/sdk/errors';
import { useSession } from '@marquee/state/session';
import { Button } from '@marquee/ui/button/Button';
import { Notice } from '@marquee/ui/notice/Notice';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { messages } from './failureMessages.ts';
import { failureText } from './failureText.ts';

export interface FailureNoticeProps {
  /** what was thrown; a `PlatformError` has words by kind, anything else is an unknown error */
  failure: unknown;
  /** absent where trying again makes no sense */
  onRetry?: () => void;
  /** the retry is under way */
  retrying?: boolean;
}

/** Says beside the thing that failed what happened and how to go on (ERR-03). */
export function FailureNotice({ failure, ...retry }: FailureNoticeProps) {
  const intl = useIntl();
  const visitor = useSession().kind === 'visitor';
  // refused for its session, nothing came of it; whoever is back decides whether it is sent again
  const since = !visitor && failure instanceof PlatformError && failure.kind === 'expired';
  return <Said text={since ? intl.formatMessage(messages.cameBack) : failureText(intl, failure)} {...retry} />;
}

/** The same face for a failure that is no call, such as a chunk that did not load. */
export function FailureText({ text, ...retry }: { text: MessageDescriptor } & Omit<FailureNoticeProps, 'failure'>) {
  return <Said text={useIntl().formatMessage(text)} {...retry} />;
}

function Said({ text, onRetry, retrying }: { text: string } & Omit<FailureNoticeProps, 'failure'>) {
  const intl = useIntl();
  return (
    <Notice
      tone="negative"
      // while it is tried again nothing is told; what fails again is, also in the same words
      live={retrying ? 'none' : undefined}
      action={
        onRetry && (
          <Button size="small" busy={retrying} onClick={onRetry}>
            {intl.formatMessage(messages.retry)}
          </Button>
        )
      }
    >
      {text}
    </Notice>
  );
}
