import { FailureNotice } from '@marquee/blocks/failure/FailureNotice';
import { setRealityCheck } from '@marquee/sdk/contract/safety/realityCheck';
import { Select } from '@marquee/ui/field/Select';
import { useIntl } from 'react-intl';
import { Part } from './Part.tsx';
import { choice } from './Safety.css.ts';
import { limits, reminder as messages } from './safety.messages.ts';
import { useSafetyChange } from './useSafetyChange.ts';

/** How often a member is reminded of the time played (SAFE-02). */
export function Reminder({ minutes, choices }: { minutes: number; choices: readonly number[] }) {
  const intl = useIntl();
  const { change, pending, failure } = useSafetyChange(setRealityCheck);
  if (choices.length === 0) return null;
  const all = [...new Set([0, minutes, ...choices])].sort((a, b) => a - b);
  return (
    <Part title={intl.formatMessage(messages.title)} text={intl.formatMessage(messages.text)}>
      <div className={choice}>
        <Select
          label={intl.formatMessage(messages.every)}
          value={String(minutes)}
          disabled={pending}
          onChange={({ currentTarget }) => void change({ minutes: Number(currentTarget.value) })}
          options={all.map((one) => ({
            value: String(one),
            label:
              one === 0 ? intl.formatMessage(messages.never) : intl.formatMessage(limits.minutes, { minutes: one }),
          }))}
        />
      </div>
      {failure && <FailureNotice failure={failure} />}
    </Part>
  );
}
