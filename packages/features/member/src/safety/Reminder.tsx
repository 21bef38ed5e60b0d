import { FailureNotice } from '@marquee/blocks/failure/FailureNotice';
import { useBrand } from '@marquee/brand/provider';
import { reminderChoices, reminderMinutes } from '@marquee/domain/reminder';
import { setRealityCheck } from '@marquee/sdk/contract/safety/realityCheck';
import { Select } from '@marquee/ui/field/Select';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Part } from './Part.tsx';
import { choice } from './Safety.css.ts';
import { limits, reminder as messages } from './safety.messages.ts';
import { useSafetyChange } from './useSafetyChange.ts';

/** How often a member is reminded of the time played (SAFE-02): what holds, and what may be chosen beside it. */
export function Reminder({ minutes, offered }: { minutes: number; offered: readonly number[] }) {
  const intl = useIntl();
  const { realityCheckMinutes } = useBrand().legal;
  const { change, pending, failure } = useSafetyChange(setRealityCheck);
  const longest = reminderMinutes(realityCheckMinutes, 0);
  // shown from the press on, and what holds again where the platform refuses
  const [wanted, setWanted] = useState<number>();
  const choices = reminderChoices(realityCheckMinutes, minutes, offered);
  // a platform that keeps no choice, of a brand that reminds nobody
  if (longest === undefined && offered.length === 0) return null;
  const choose = async (chosen: number) => {
    if (pending) return;
    setWanted(chosen);
    // the brand's own time, where the platform does not offer it, is none of the member's own
    await change({ minutes: chosen === longest && !offered.includes(chosen) ? 0 : chosen });
    setWanted(undefined);
  };
  return (
    <Part
      title={intl.formatMessage(messages.title)}
      text={
        longest === undefined
          ? intl.formatMessage(messages.text)
          : intl.formatMessage(messages.atLeast, { minutes: longest })
      }
    >
      {choices.length > 1 && (
        <div className={choice}>
          <Select
            label={intl.formatMessage(messages.every)}
            value={String(wanted ?? reminderMinutes(realityCheckMinutes, minutes) ?? 0)}
            onChange={({ currentTarget }) => void choose(Number(currentTarget.value))}
            options={choices.map((one) => ({
              value: String(one),
              label:
                one === 0 ? intl.formatMessage(messages.never) : intl.formatMessage(limits.minutes, { minutes: one }),
            }))}
          />
        </div>
      )}
      {failure && <FailureNotice failure={failure} />}
    </Part>
  );
}
