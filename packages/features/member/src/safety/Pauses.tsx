import { FailureNotice } from '@marquee/blocks/failure/FailureNotice';
import { messages as pageWords } from '@marquee/blocks/page/page.messages';
import { excludeSelf } from '@marquee/sdk/contract/safety/exclude';
import type { SafetySettings } from '@marquee/sdk/contract/safety/settings';
import { takeTimeOut } from '@marquee/sdk/contract/safety/timeOut';
import { Button } from '@marquee/ui/button/Button';
import { ConfirmDialog } from '@marquee/ui/dialog/ConfirmDialog';
import { Select } from '@marquee/ui/field/Select';
import { Text } from '@marquee/ui/text/Text';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Part } from './Part.tsx';
import { choice } from './Safety.css.ts';
import { pauses as messages } from './safety.messages.ts';
import { useSafetyChange } from './useSafetyChange.ts';

type Options = Pick<SafetySettings['options'], 'timeOutDays' | 'exclusionMonths'>;

/** A pause of some days, or an exclusion of months or for good: asked about once, with no way back before its end (SAFE-02). */
export function Pauses({ options }: { options: Options }) {
  const intl = useIntl();
  const days = (count: number) => intl.formatMessage(messages.days, { days: count });
  const months = (count: number) =>
    count === 0 ? intl.formatMessage(messages.forGood) : intl.formatMessage(messages.months, { months: count });
  const timeOut = useSafetyChange(takeTimeOut);
  const exclusion = useSafetyChange(excludeSelf);
  return (
    <>
      <Pause
        kind="timeOut"
        choices={options.timeOutDays}
        words={days}
        sending={timeOut}
        onTake={(count) => timeOut.change({ days: count })}
      />
      <Pause
        kind="exclusion"
        choices={options.exclusionMonths}
        words={months}
        sending={exclusion}
        onTake={(count) => exclusion.change({ months: count })}
      />
    </>
  );
}

interface PauseProps {
  kind: 'timeOut' | 'exclusion';
  choices: readonly number[];
  words: (count: number) => string;
  sending: Pick<ReturnType<typeof useSafetyChange>, 'pending' | 'failure' | 'reset'>;
  onTake: (count: number) => Promise<boolean>;
}

function Pause({ kind, choices, words, sending, onTake }: PauseProps) {
  const intl = useIntl();
  const [count, setCount] = useState(choices[0] ?? 0);
  const [asking, setAsking] = useState(false);
  if (choices.length === 0) return null;
  const button = intl.formatMessage(messages[`${kind}Button`]);
  return (
    <Part title={intl.formatMessage(messages[kind])} text={intl.formatMessage(messages[`${kind}Text`])}>
      <div className={choice}>
        <Select
          label={intl.formatMessage(messages.howLong)}
          value={String(count)}
          onChange={({ currentTarget }) => setCount(Number(currentTarget.value))}
          options={choices.map((one) => ({ value: String(one), label: words(one) }))}
        />
        <Button
          kind={kind === 'exclusion' ? 'danger' : 'secondary'}
          onClick={() => {
            sending.reset();
            setAsking(true);
          }}
        >
          {button}
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        title={`${intl.formatMessage(messages[kind])}: ${words(count)}`}
        closeLabel={intl.formatMessage(pageWords.cancel)}
        confirmLabel={button}
        danger
        busy={sending.pending}
        onConfirm={() => void onTake(count).then((taken) => taken && setAsking(false))}
        onClose={() => setAsking(false)}
      >
        {sending.failure ? (
          <FailureNotice failure={sending.failure} />
        ) : (
          <Text>{intl.formatMessage(messages.noWayBack)}</Text>
        )}
      </ConfirmDialog>
    </Part>
  );
}
