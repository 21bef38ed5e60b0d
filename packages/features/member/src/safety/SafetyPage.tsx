import { FailureNotice } from '@marquee/blocks/failure/FailureNotice';
import { safetySettings } from '@marquee/sdk/contract/safety/settings';
import { useCall } from '@marquee/state/queries';
import { Notice } from '@marquee/ui/notice/Notice';
import { useIntl } from 'react-intl';
import { Waiting } from '../account/Waiting.tsx';
import { HelpLinks } from './HelpLinks.tsx';
import { Limits } from './Limits.tsx';
import { Pauses } from './Pauses.tsx';
import { Reminder } from './Reminder.tsx';
import { safety as messages } from './safety.messages.ts';

/** Limits, pauses and reminders of a member (SAFE-02). A platform without them leaves the links to help. */
export function SafetyPage() {
  const intl = useIntl();
  const { data, error, isFetching, refetch } = useCall(safetySettings, {});
  return (
    <>
      {error?.kind === 'unavailable' && <Notice>{intl.formatMessage(messages.unavailable)}</Notice>}
      {error && error.kind !== 'unavailable' && (
        <FailureNotice failure={error} retrying={isFetching} onRetry={() => void refetch()} />
      )}
      {!error && !data && <Waiting />}
      {data && (
        <>
          {data.pause && (
            <Notice tone="warning" title={intl.formatMessage(messages[data.pause.kind])}>
              {data.pause.until === undefined
                ? intl.formatMessage(messages.forGood)
                : intl.formatMessage(messages.until, {
                    at: intl.formatDate(data.pause.until, { dateStyle: 'long', timeStyle: 'short' }),
                  })}
            </Notice>
          )}
          <Limits limits={data.limits} />
          <Reminder minutes={data.realityCheckMinutes} offered={data.options.realityCheckMinutes} />
          <Pauses options={data.options} />
        </>
      )}
      <HelpLinks />
    </>
  );
}
