import { FailureNotice } from '@marquee/blocks/failure/FailureNotice';
import { passwordByEmail } from '@marquee/sdk/contract/account/passwordByEmail';
import { useAction } from '@marquee/state/action';
import { keepFocus } from '@marquee/ui/base/keepFocus';
import { Button } from '@marquee/ui/button/Button';
import { Stack } from '@marquee/ui/layout/Stack';
import { Text } from '@marquee/ui/text/Text';
import { type FormEvent, useLayoutEffect } from 'react';
import { useIntl } from 'react-intl';
import { firstWrong } from '../form/checkFields.ts';
import { FormField } from '../form/FormField.tsx';
import { anyText, type FieldSpec, type FormValues } from '../form/fields.ts';
import { placeRefusal } from '../form/refused.ts';
import { useCheckedForm } from '../form/useCheckedForm.ts';
import { useSteadyClient } from '../form/useSteadyClient.ts';
import { messages } from './forgot.messages.ts';

/** No rules are shown here: whoever has an account knows its name (section 5). */
const username: FieldSpec = { name: 'username', rule: anyText(true) };
const email: FieldSpec = { name: 'email', rule: anyText(true) };
const fields = [username, email];

/** Help with a forgotten password by e-mail (AUTH-19); a name that was typed at the login is not typed again (WCAG 3.3.7). */
export function ForgotEmail({ name, onSent }: { name: string | undefined; onSent: () => void }) {
  const intl = useIntl();
  const client = useSteadyClient('message');
  const { form, element, focus, once } = useCheckedForm(fields, () => (name ? { username: name } : {}));
  const attempt = useAction(async (values: FormValues, signal) => {
    try {
      const request = { username: values.username.trim(), email: values.email.trim() };
      await client.send(passwordByEmail, request, { signal });
      return 'sent' as const;
    } catch (failure) {
      const name = placeRefusal(intl, form, fields, failure);
      if (!name) throw failure;
      return { refused: name };
    }
  });
  useLayoutEffect(() => keepFocus, []);

  const send = async (values: FormValues) => {
    const outcome = await attempt.send(values);
    if (outcome === 'sent') onSent();
    else if (outcome) focus(outcome.refused);
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
        <Text tone="secondary">{intl.formatMessage(messages.intro)}</Text>
        {attempt.failure && <FailureNotice failure={attempt.failure} />}
        <FormField form={form} spec={username} />
        <FormField form={form} spec={email} />
        <Button type="submit" kind="primary" fullWidth busy={attempt.pending}>
          {intl.formatMessage(messages.submitEmail)}
        </Button>
      </Stack>
    </form>
  );
}
