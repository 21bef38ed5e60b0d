import { CaptchaField } from '@marquee/blocks/captcha/CaptchaField';
import { CodeField } from '@marquee/blocks/code/CodeField';
import { codeText } from '@marquee/blocks/code/codeText';
import { failureText } from '@marquee/blocks/failure/failureText';
import { useHumanCheck } from '@marquee/blocks/human/useHumanCheck';
import { emptyPhone, PhoneField } from '@marquee/blocks/phone/PhoneField';
import { messages as phoneWords } from '@marquee/blocks/phone/phone.messages';
import { type PhoneOnWire, phoneOnWire } from '@marquee/blocks/phone/phoneNumber';
import { smsNoLogin } from '@marquee/sdk/contract/account/smsNoLogin';
import { refusedField } from '@marquee/sdk/refusal';
import { keepFocus } from '@marquee/ui/base/keepFocus';
import { Button } from '@marquee/ui/button/Button';
import { Checkbox } from '@marquee/ui/checkbox/Checkbox';
import { Stack } from '@marquee/ui/layout/Stack';
import { type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useSteadyClient } from '../form/useSteadyClient.ts';
import { messages as codeWords } from './code.messages.ts';
import { LoginNotices } from './LoginNotices.tsx';
import { messages as login } from './login.messages.ts';
import { focusField, useRefusedFocus } from './loginFields.ts';
import { rememberedMobile } from './rememberedLogin.ts';
import { messages } from './smsForm.messages.ts';
import type { Entrance } from './useEntrance.ts';
import { useLoginSending } from './useLoginSending.ts';
import { useRemember } from './useRemember.ts';

const MOBILE = 'mobileNum';
const CODE = 'verificationCode';
const CAPTCHA = 'captcha';
type SmsField = typeof MOBILE | typeof CODE | typeof CAPTCHA;
type Problems = Partial<Record<SmsField, string>>;

/** Login by a code sent to the mobile number of the account (AUTH-02). What was typed stays after a failure. */
export function SmsForm({ entrance }: { entrance: Entrance }) {
  const intl = useIntl();
  const client = useSteadyClient('message');
  const human = useHumanCheck();
  const remember = useRemember(rememberedMobile);
  const attempt = useLoginSending(entrance);
  const { captcha } = attempt;
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState<typeof emptyPhone | null>(null);
  const [problems, setProblems] = useState<Problems>({});
  const [outcome, setOutcome] = useState<Awaited<ReturnType<typeof attempt.send>>>();
  const phone = typed ?? remember.kept ?? emptyPhone;
  useLayoutEffect(() => keepFocus, []);

  const settle = (name: SmsField, problem?: string) =>
    setProblems(({ [name]: _, ...others }) => (problem === undefined ? others : { ...others, [name]: problem }));

  /** the number as calls carry it, or nothing after saying at the field what is wrong with it */
  const numberOnWire = async (): Promise<PhoneOnWire | undefined> => {
    const read = await phoneOnWire(phone);
    if (!('problem' in read)) return read;
    settle(MOBILE, intl.formatMessage(read.problem === 'missing' ? phoneWords.missing : phoneWords.invalid));
    return undefined;
  };
  const focus = (name: SmsField) => form.current && focusField(form.current, name);

  const sendCode = async () => {
    const number = await numberOnWire();
    if (!number) {
      focus(MOBILE);
      return undefined;
    }
    return client.send(smsNoLogin, { ...number, humanCheck: await human() });
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (attempt.pending) return;
    const data = new FormData(event.currentTarget);
    const text = (name: SmsField) => String(data.get(name) ?? '').trim();
    attempt.reset();
    setOutcome(undefined);
    setProblems({});
    const number = await numberOnWire();
    const code = codeText(text(CODE));
    const copied = data.has(CAPTCHA) ? text(CAPTCHA) : undefined;
    if (code === '') settle(CODE, intl.formatMessage(codeWords.codeMissing));
    if (copied === '') settle(CAPTCHA, '');
    const first = !number ? MOBILE : code === '' ? CODE : copied === '' ? CAPTCHA : undefined;
    if (!number || first) return focus(first ?? MOBILE);

    const came = await attempt.send({
      ...{ type: 'sms', username: `+${number.countryDialingCode}${number.mobileNum}`, password: code },
      ...(copied && { captcha: copied }),
    });
    setOutcome(came);
    if (came === 'in' || came === 'unproven address') remember.keep(phone);
  };

  const refused = attempt.failure && refusedField(attempt.failure) === CODE;
  const refusal =
    refused &&
    [failureText(intl, attempt.failure), attempt.spent && intl.formatMessage(messages.codeSpent)]
      .filter(Boolean)
      .join(' ');
  useRefusedFocus(form, refused ? attempt.failure : null, CODE);
  return (
    <form ref={form} method="dialog" noValidate aria-busy={attempt.pending} onSubmit={submit}>
      <Stack gap={5}>
        <LoginNotices failure={refused ? null : attempt.failure} outcome={outcome} side={entrance.side} />
        <PhoneField
          name={MOBILE}
          value={phone}
          onChange={(next) => {
            setTyped(next);
            // the country that is chosen by itself mends nothing
            if (phone.dial !== '') settle(MOBILE);
          }}
          error={problems[MOBILE]}
          required
          enterKeyHint="next"
          data-autofocus=""
        />
        <CodeField
          name={CODE}
          label={intl.formatMessage(codeWords.code)}
          error={problems[CODE] ?? refusal}
          onInput={() => {
            settle(CODE);
            if (refused) attempt.reset();
          }}
          send={sendCode}
          countdownKey="smsLogin"
          required
          enterKeyHint="go"
        />
        {captcha.needed && (
          <CaptchaField captcha={captcha} missing={CAPTCHA in problems} onInput={() => settle(CAPTCHA)} />
        )}
        <Checkbox
          label={intl.formatMessage(messages.rememberMobile)}
          checked={remember.ticked}
          onChange={(event) => remember.tick(event.currentTarget.checked)}
        />
        <Button type="submit" kind="primary" fullWidth busy={attempt.pending}>
          {intl.formatMessage(login.submit)}
        </Button>
      </Stack>
    </form>
  );
}
