import { useAction } from '@marquee/state/action';
import { useCountdown } from '@marquee/state/countdowns';
import { useAppStore } from '@marquee/state/value';
import { Button } from '@marquee/ui/button/Button';
import { ConfirmDialog } from '@marquee/ui/dialog/ConfirmDialog';
import { TextField, type TextFieldProps } from '@marquee/ui/field/TextField';
import { type ChangeEvent, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { failureText } from '../failure/failureText.ts';
import { messages as human } from '../human/human.messages.ts';
import { HumanCheckFailed } from '../human/humanCheck.ts';
import { messages, waiting } from './CodeField.messages.ts';
import { clockText, codeText } from './codeText.ts';

/** A code was sent; it is good for so long. */
export interface SentCode {
  readonly expiredMinutes: number;
}

export interface CodeFieldProps extends Omit<TextFieldProps, 'type' | 'end' | 'start'> {
  /**
   * Has a code sent. `undefined` when there was something to mend first, which the caller then shows at its field; a string
   * is said in the warning. What is thrown is explained there too.
   */
  send(): Promise<SentCode | string | undefined>;
  /** names what is waited for: one countdown a key, also when the form is opened again */
  countdownKey: string;
}

/** A try is taken at most once in so many ms (AUTH-17). */
const THROTTLE_MS = 1000;
const MINUTE_MS = 60_000;

/**
 * Takes a one-time code (WCAG 3.3.8: filled in by the system, pasted or typed) and has one sent. The button waits for
 * 60 × `expiredMinutes` seconds after each code; a failed try is explained in a dialog and begins no wait (AUTH-17, C05).
 */
export function CodeField({ send, countdownKey, hint, onChange, ...field }: CodeFieldProps) {
  const intl = useIntl();
  const { clock } = useAppStore();
  const countdown = useCountdown(countdownKey);
  const [warning, setWarning] = useState<string | null>(null);
  const [sent, setSent] = useState(false);
  const triedAt = useRef(Number.NEGATIVE_INFINITY);
  const attempt = useAction(async () => {
    const answer = await send().catch((failure: unknown) => {
      if (failure instanceof HumanCheckFailed) return intl.formatMessage(human.failed);
      throw failure;
    });
    // nothing was asked for: once the number is mended, the code may be asked for at once
    if (answer === undefined) triedAt.current = Number.NEGATIVE_INFINITY;
    else if (typeof answer === 'string') setWarning(answer);
    else {
      countdown.start(answer.expiredMinutes * MINUTE_MS);
      setSent(true);
    }
  });

  const ask = () => {
    if (countdown.secondsLeft > 0 || clock.now() - triedAt.current < THROTTLE_MS) return;
    triedAt.current = clock.now();
    setSent(false);
    void attempt.send(undefined);
  };
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const text = codeText(event.currentTarget.value);
    if (text !== event.currentTarget.value) event.currentTarget.value = text;
    onChange?.(event);
  };
  const said = warning ?? (attempt.failure && failureText(intl, attempt.failure));
  const close = () => {
    setWarning(null);
    attempt.reset();
  };

  return (
    <>
      <TextField
        autoComplete="one-time-code"
        inputMode="numeric"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        {...field}
        hint={sent ? <span role="status">{intl.formatMessage(messages.sent)}</span> : hint}
        onChange={change}
        end={
          <Button
            kind="quiet"
            size="small"
            busy={attempt.pending}
            aria-disabled={countdown.secondsLeft > 0 || undefined}
            onClick={ask}
          >
            {countdown.secondsLeft > 0
              ? intl.formatMessage(waiting.again, { time: clockText(countdown.secondsLeft) })
              : intl.formatMessage(messages.send)}
          </Button>
        }
      />
      <ConfirmDialog
        open={Boolean(said)}
        title={intl.formatMessage(messages.failedTitle)}
        closeLabel={intl.formatMessage(messages.understood)}
        onClose={close}
      >
        {said}
      </ConfirmDialog>
    </>
  );
}
