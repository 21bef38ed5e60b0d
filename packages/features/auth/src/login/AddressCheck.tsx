import { CodeField } from '@marquee/blocks/code/CodeField';
import { codeText } from '@marquee/blocks/code/codeText';
import { failureText } from '@marquee/blocks/failure/failureText';
import { confirmIp } from '@marquee/sdk/contract/session/confirmIp';
import { ipCode } from '@marquee/sdk/contract/session/ipCode';
import { refusedField } from '@marquee/sdk/refusal';
import { useAction } from '@marquee/state/action';
import { keepFocus } from '@marquee/ui/base/keepFocus';
import { Button } from '@marquee/ui/button/Button';
import { Stack } from '@marquee/ui/layout/Stack';
import { Text } from '@marquee/ui/text/Text';
import { type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { isUnsure } from '../form/steadyClient.ts';
import { useSteadyClient } from '../form/useSteadyClient.ts';
import { messages, sentMessages } from './addressCheck.messages.ts';
import { messages as code } from './code.messages.ts';
import { LoginNotices } from './LoginNotices.tsx';
import { focusField, useRefusedFocus } from './loginFields.ts';
import type { Entrance, EntranceOutcome } from './useEntrance.ts';

const CODE = 'verificationCode';

/** Asks for the code that proves a login from an address the account has not used (AUTH-07). */
export function AddressCheck({ entrance }: { entrance: Entrance }) {
  const intl = useIntl();
  const client = useSteadyClient();
  const messenger = useSteadyClient('message');
  const form = useRef<HTMLFormElement>(null);
  const [to, setTo] = useState<{ channel: 'sms' | 'email'; to: string } | null>(null);
  const [missing, setMissing] = useState(false);
  const [outcome, setOutcome] = useState<EntranceOutcome>();
  const confirmed = useRef(false);
  const lost = useRef<string | null>(null);
  /** A code is good once: one whose answer was lost is refused the next time, and yet may have opened the login (C19). */
  const confirm = async (verificationCode: string, signal: AbortSignal) => {
    const before = lost.current;
    try {
      await entrance.inItsName(() => client.send(confirmIp, { verificationCode }, { signal }));
    } catch (failure) {
      if (isUnsure(failure)) lost.current = verificationCode;
      const used = before === verificationCode && refusedField(failure) === CODE;
      if (!used || !(await entrance.opened(signal))) throw failure;
    }
  };
  const attempt = useAction(async (verificationCode: string, signal) => {
    if (!confirmed.current) await confirm(verificationCode, signal);
    confirmed.current = true;
    return entrance.proven(signal);
  });

  useLayoutEffect(() => {
    if (form.current) focusField(form.current, CODE);
    return keepFocus;
  }, []);

  const sendCode = async () => {
    const sent = await entrance.inItsName(() => messenger.send(ipCode, {}));
    setTo(sent);
    return sent;
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const code = codeText(String(new FormData(event.currentTarget).get(CODE) ?? ''));
    setMissing(code === '');
    if (code === '') {
      attempt.reset();
      return focusField(event.currentTarget, CODE);
    }
    setOutcome(await attempt.send(code));
  };

  const refused = attempt.failure && refusedField(attempt.failure) === CODE;
  useRefusedFocus(form, refused ? attempt.failure : null, CODE);
  const error = missing ? intl.formatMessage(code.codeMissing) : refused && failureText(intl, attempt.failure);
  return (
    <form ref={form} method="dialog" noValidate aria-busy={attempt.pending} onSubmit={submit}>
      <Stack gap={5}>
        <LoginNotices failure={refused ? null : attempt.failure} outcome={outcome} side={entrance.side} />
        <Text>{intl.formatMessage(messages.newAddress)}</Text>
        <CodeField
          name={CODE}
          label={intl.formatMessage(code.code)}
          error={error}
          onInput={() => {
            setMissing(false);
            if (refused) attempt.reset();
          }}
          send={sendCode}
          countdownKey="ipCode"
          required
          enterKeyHint="go"
        />
        {to && <Text role="status">{intl.formatMessage(sentMessages[to.channel], { to: to.to })}</Text>}
        <Button type="submit" kind="primary" fullWidth busy={attempt.pending}>
          {intl.formatMessage(messages.confirmAddress)}
        </Button>
        <Button kind="quiet" fullWidth onClick={entrance.giveUp}>
          {intl.formatMessage(messages.backToLogin)}
        </Button>
      </Stack>
    </form>
  );
}
