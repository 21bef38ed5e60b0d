import { FailureNotice } from '@marquee/blocks/failure/FailureNotice';
import { changePassword } from '@marquee/sdk/contract/account/changePassword';
import { registerSettings } from '@marquee/sdk/contract/account/registerSettings';
import { useAction } from '@marquee/state/action';
import { useCall } from '@marquee/state/queries';
import { useSession } from '@marquee/state/session';
import { useSignOut } from '@marquee/state/signOut';
import { useAppStore } from '@marquee/state/value';
import { keepFocus } from '@marquee/ui/base/keepFocus';
import { Button } from '@marquee/ui/button/Button';
import { TextField } from '@marquee/ui/field/TextField';
import { Stack } from '@marquee/ui/layout/Stack';
import { type FormEvent, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useIntl } from 'react-intl';
import { firstWrong } from '../form/checkFields.ts';
import { FormField } from '../form/FormField.tsx';
import { anyText, type FieldName, type FieldSpec, type FormValues } from '../form/fields.ts';
import { fieldLabels } from '../form/form.messages.ts';
import { placeRefusal } from '../form/refused.ts';
import { useCheckedForm } from '../form/useCheckedForm.ts';
import { useLostAnswer } from '../form/useLostAnswer.ts';
import { useSteadyClient } from '../form/useSteadyClient.ts';
import { closeLogin } from '../login/finishLogin.ts';
import { passwordRule } from '../register/registrationFields.ts';
import { messages } from './password.messages.ts';

export interface ChangePasswordFormProps {
  /** the password that this login was made with; where there is none, it is asked for (AUTH-20, WCAG 3.3.7) */
  current?: string | undefined;
  /** the change cannot be put off: the only other way is to log out (AUTH-07) */
  forced: boolean;
  onChanged: () => void;
}

const old: FieldSpec = { name: 'oldPassword', rule: anyText(true) };
const confirm: FieldSpec = { name: 'confirmPassword', rule: anyText(true) };
/** The call's names of our fields. */
const sentAs: Record<string, FieldName> = { newPassword: 'password', confirmNewPassword: 'confirmPassword' };

/** Changes the login password by the rule of the settings (AUTH-20). */
export function ChangePasswordForm({ current, forced, onChanged }: ChangePasswordFormProps) {
  const intl = useIntl();
  const client = useSteadyClient();
  const app = useAppStore();
  const session = useSession();
  const signOut = useSignOut();
  const username = session.kind === 'visitor' ? '' : (session.account ?? '');
  const settings = useCall(registerSettings, {});
  const next: FieldSpec = { name: 'password', rule: passwordRule(settings.data) };
  const [atHand, setAtHand] = useState(current);
  const fields = atHand === undefined ? [old, next, confirm] : [next, confirm];
  const { form, element, focus, once } = useCheckedForm(fields);
  // the current password is another by now: the change was made
  const lost = useLostAnswer(['oldPassword']);
  const attempt = useAction(async (values: FormValues) => {
    try {
      await client.send(changePassword, {
        oldPassword: atHand ?? values.oldPassword.trim(),
        newPassword: values.password.trim(),
        confirmNewPassword: values.confirmPassword.trim(),
      });
    } catch (failure) {
      const found = await lost.found(failure, { username, password: values.password.trim() });
      if (!found) {
        const name = placeRefusal(intl, form, [old, next, confirm], failure, sentAs);
        if (!name) throw failure;
        // what was at hand does not open the account: the person types it
        if (name === 'oldPassword') flushSync(() => setAtHand(undefined));
        return name;
      }
      const before = app.session.shared();
      if (before) {
        // some platforms end the session before a new one
        app.session.adopt({ ...before, token: found.token });
        closeLogin({ client, session: app.session }, before);
      }
    }
    app.session.passwordChanged();
    void app.queries.invalidateQueries();
    return 'changed';
  });
  useLayoutEffect(() => keepFocus, []);

  const send = async (values: FormValues) => {
    const outcome = await attempt.send(values);
    if (outcome === 'changed') onChanged();
    else focus(outcome);
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
        {attempt.failure && <FailureNotice failure={attempt.failure} />}
        <TextField label={intl.formatMessage(fieldLabels.username)} value={username} readOnly autoComplete="username" />
        {fields.map((spec, at) => (
          <FormField
            key={spec.name}
            form={form}
            spec={spec}
            autoFocus={at === 0}
            {...(spec === next && { label: messages.newPassword })}
            {...(spec === confirm && { label: messages.confirm })}
          />
        ))}
        <Button type="submit" kind="primary" fullWidth busy={attempt.pending}>
          {intl.formatMessage(messages.submit)}
        </Button>
        {forced && (
          <Button kind="quiet" fullWidth onClick={signOut}>
            {intl.formatMessage(messages.logOut)}
          </Button>
        )}
      </Stack>
    </form>
  );
}
