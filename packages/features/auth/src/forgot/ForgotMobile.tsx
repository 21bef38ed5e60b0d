import { FailureNotice } from '@marquee/blocks/failure/FailureNotice';
import { registerSettings } from '@marquee/sdk/contract/account/registerSettings';
import { smsNoLogin } from '@marquee/sdk/contract/account/smsNoLogin';
import { useCall } from '@marquee/state/queries';
import { keepFocus } from '@marquee/ui/base/keepFocus';
import { Button } from '@marquee/ui/button/Button';
import { Stack } from '@marquee/ui/layout/Stack';
import { Text } from '@marquee/ui/text/Text';
import { type FormEvent, useLayoutEffect } from 'react';
import { useIntl } from 'react-intl';
import { firstWrong } from '../form/checkFields.ts';
import { FormField } from '../form/FormField.tsx';
import { anyText, type FieldSpec, type FormValues } from '../form/fields.ts';
import { SmsCode } from '../form/SmsCode.tsx';
import { useCheckedForm } from '../form/useCheckedForm.ts';
import { useSmsCode } from '../form/useSmsCode.ts';
import { useSteadyClient } from '../form/useSteadyClient.ts';
import { passwordRule } from '../register/registrationFields.ts';
import { messages } from './forgot.messages.ts';
import { useNewPassword } from './useNewPassword.ts';

const number: FieldSpec = { name: 'mobileNum', rule: anyText(true) };
const code: FieldSpec = { name: 'verificationCode', rule: anyText(true) };

interface ForgotMobileProps {
  onSignedIn: () => void;
  /** the password is set, but the account could not be entered with it */
  onChanged: () => void;
}

/** A new password by mobile number (AUTH-19): number, code, password by the rule of the settings, and one is logged in. */
export function ForgotMobile({ onSignedIn, onChanged }: ForgotMobileProps) {
  const intl = useIntl();
  const client = useSteadyClient('message');
  const settings = useCall(registerSettings, {});
  const password: FieldSpec = { name: 'password', rule: passwordRule(settings.data) };
  const fields = [number, code, password];
  const checked = useCheckedForm(fields);
  const { form, element, focus, once } = checked;
  const attempt = useNewPassword(checked, fields);
  const sendCode = useSmsCode(checked, fields, async ({ mobileNum, countryDialingCode, human }) =>
    client.send(smsNoLogin, { mobileNum, countryDialingCode, humanCheck: await human() }),
  );
  // logged in, the form goes with the button that was pressed
  useLayoutEffect(() => keepFocus, []);

  const send = async (values: FormValues) => {
    const outcome = await attempt.send(values);
    if (outcome?.kind === 'signedIn') return onSignedIn();
    if (outcome?.kind === 'changed') onChanged();
    if (outcome?.kind === 'field') focus(outcome.name);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    once(() => {
      attempt.reset();
      return form.handleSubmit(send, (errors) => focus(firstWrong(fields, errors)))(event);
    });
  };

  return (
    <form ref={element} method="dialog" noValidate aria-busy={attempt.pending} onSubmit={submit}>
      <Stack gap={5}>
        <Text tone="secondary">{intl.formatMessage(messages.introMobile)}</Text>
        {attempt.failure && <FailureNotice failure={attempt.failure} />}
        <FormField form={form} spec={number} />
        <SmsCode form={form} spec={code} send={sendCode} countdownKey="sms.password" />
        <FormField form={form} spec={password} label={messages.newPassword} />
        <Button type="submit" kind="primary" fullWidth busy={attempt.pending}>
          {intl.formatMessage(messages.submitMobile)}
        </Button>
      </Stack>
    </form>
  );
}
