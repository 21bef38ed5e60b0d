import { type PhoneOnWire, phoneOnWire } from '@marquee/blocks/phone/phoneNumber';
import { passwordByPhone } from '@marquee/sdk/contract/account/passwordByPhone';
import { login } from '@marquee/sdk/contract/session/login';
import { useAction } from '@marquee/state/action';
import { useAppStore } from '@marquee/state/value';
import { useIntl } from 'react-intl';
import { type AccountAnswer, enterAccount } from '../form/enterAccount.ts';
import type { FieldName, FieldSpec, FormValues } from '../form/fields.ts';
import { placeRefusal } from '../form/refused.ts';
import type { CheckedForm } from '../form/useCheckedForm.ts';
import { useLostAnswer } from '../form/useLostAnswer.ts';
import { useSteadyClient } from '../form/useSteadyClient.ts';

export type NewPasswordOutcome =
  | { readonly kind: 'signedIn' }
  /** the password is set, but the login after it did not succeed */
  | { readonly kind: 'changed' }
  | { readonly kind: 'field'; readonly name: FieldName };

/**
 * Sets a new password with a code from an SMS and logs in with it (AUTH-19). A platform that opens no session by itself is
 * logged into with the account's name, or else the number, and the new password.
 */
export function useNewPassword({ form, around }: CheckedForm, fields: readonly FieldSpec[]) {
  const intl = useIntl();
  const client = useSteadyClient();
  const { session } = useAppStore();
  // the code is used up: the password may be set
  const lost = useLostAnswer(['verificationCode']);
  const enter = (answer: AccountAnswer): Promise<NewPasswordOutcome> =>
    enterAccount({ client, session }, answer).then(
      () => ({ kind: 'signedIn' }),
      () => ({ kind: 'changed' }),
    );
  return useAction(async (values: FormValues): Promise<NewPasswordOutcome> => {
    const number = await phoneOnWire(values.mobileNum, around.lengthsOf(values.mobileNum.country));
    if ('problem' in number) return { kind: 'field', name: 'mobileNum' };
    const newPassword = values.password.trim();
    const request = { ...number, newPassword, verificationCode: values.verificationCode };
    try {
      const { token, username, firstTimeLogin } = await client.send(passwordByPhone, request);
      if (token !== undefined) return await enter({ token, firstTimeLogin });
      const name = username || loginName(number);
      return await client
        .send(login, { username: name, password: newPassword, type: 'username' })
        .then(enter, () => ({ kind: 'changed' }) as const);
    } catch (failure) {
      const found = await lost.found(failure, { username: loginName(number), password: newPassword });
      if (found) return enter(found);
      const name = placeRefusal(intl, form, fields, failure, { newPassword: 'password' });
      if (name) return { kind: 'field', name };
      throw failure;
    }
  });
}

const loginName = ({ countryDialingCode, mobileNum }: PhoneOnWire) => `${countryDialingCode}${mobileNum}`;
