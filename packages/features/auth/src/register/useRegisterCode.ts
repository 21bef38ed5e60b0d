import { phoneFailureMessages } from '@marquee/blocks/phone/phoneFailure.messages';
import { smsRegister } from '@marquee/sdk/contract/account/smsRegister';
import { useIntl } from 'react-intl';
import type { FieldSpec } from '../form/fields.ts';
import type { CheckedForm } from '../form/useCheckedForm.ts';
import { useSmsCode } from '../form/useSmsCode.ts';
import { useSteadyClient } from '../form/useSteadyClient.ts';
import { onPhone } from '../phoneSignIn/onPhone.ts';
import type { PhoneSignInControl } from '../phoneSignIn/usePhoneSignIn.ts';
import type { RegisterWay } from './registrationFields.ts';

/** The wait after a code of the third party (AUTH-17). */
const THIRD_PARTY = { expiredMinutes: 1 };

/** Has the registration's code sent: by the third party where the brand has one (AUTH-18), else by the platform (AUTH-17). */
export function useRegisterCode(
  checked: CheckedForm,
  fields: readonly FieldSpec[],
  way: RegisterWay,
  phone: PhoneSignInControl,
) {
  const intl = useIntl();
  const client = useSteadyClient('message');
  return useSmsCode(
    checked,
    fields,
    async ({ values, mobileNum, countryDialingCode, human }) => {
      const number = { mobileNum, countryDialingCode };
      if (phone.on) {
        const ended = await phone.send(onPhone(number));
        if (ended === 'sent') return THIRD_PARTY;
        if (ended !== 'own') return intl.formatMessage(phoneFailureMessages[ended.failure]);
      }
      const username = way === 'username' ? { username: values.username.trim() } : {};
      const sent = await client.send(smsRegister, { ...username, ...number, humanCheck: await human() });
      phone.forget();
      return sent;
    },
    ['username', 'mobileNum'],
  );
}
