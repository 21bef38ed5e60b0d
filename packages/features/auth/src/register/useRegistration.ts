import type { CaptchaState } from '@marquee/blocks/captcha/useCaptcha';
import { HumanCheckFailed } from '@marquee/blocks/human/humanCheck';
import { useHumanCheck } from '@marquee/blocks/human/useHumanCheck';
import { phoneFailureMessages } from '@marquee/blocks/phone/phoneFailure.messages';
import type { LoginResult } from '@marquee/sdk/contract/session/login';
import { type Action, useAction } from '@marquee/state/action';
import { useAppStore } from '@marquee/state/value';
import { useIntl } from 'react-intl';
import { enterAccount } from '../form/enterAccount.ts';
import type { FieldName } from '../form/fields.ts';
import { placeRefusal } from '../form/refused.ts';
import type { CheckedForm } from '../form/useCheckedForm.ts';
import { useLostAnswer } from '../form/useLostAnswer.ts';
import { useSteadyClient } from '../form/useSteadyClient.ts';
import { withHumanCheck } from '../form/withHumanCheck.ts';
import { forgetInvitation } from '../invitation/keptInvitation.ts';
import { onPhone } from '../phoneSignIn/onPhone.ts';
import type { PhoneSignInControl } from '../phoneSignIn/usePhoneSignIn.ts';
import { numberOf, ownWay, type Registration, sendRegistration } from './completeRegistration.ts';

export type RegisterOutcome =
  | { readonly kind: 'signedIn' }
  /** the account is there, but could not be entered */
  | { readonly kind: 'opened' }
  /** the platform refused a field, and its words stand beside it */
  | { readonly kind: 'field'; readonly name: FieldName }
  /** the human check could not be made */
  | { readonly kind: 'unproven' };

/** Sends a registration, once at a time (C19), and enters the account (AUTH-16). What fails otherwise is the action's failure. */
export function useRegistration(
  { form, around }: CheckedForm,
  captcha: CaptchaState,
  phone: PhoneSignInControl,
): Action<Registration, RegisterOutcome> {
  const intl = useIntl();
  const client = useSteadyClient();
  const app = useAppStore();
  const human = useHumanCheck();
  // refused at the name or the number: the account is there
  const lost = useLostAnswer(['username', 'mobileNum']);
  const enter = (answer: LoginResult) => {
    phone.forget();
    forgetInvitation(app.storage);
    return enterAccount({ client, session: app.session }, answer).then(
      () => ({ kind: 'signedIn' }) as const,
      () => ({ kind: 'opened' }) as const,
    );
  };
  const provenPhone = async ({ fields, values }: Registration, signal: AbortSignal) => {
    if (!phone.on || !fields.some(({ name }) => name === 'verificationCode')) return undefined;
    const number = await numberOf(fields, values, around.lengthsOf);
    return number && phone.prove(onPhone(number), values.verificationCode.trim(), signal);
  };
  return useAction(async (registration: Registration, signal): Promise<RegisterOutcome> => {
    const { fields } = registration;
    let answer: LoginResult;
    try {
      const proof = await provenPhone(registration, signal);
      if (proof && 'failure' in proof) {
        const message = intl.formatMessage(phoneFailureMessages[proof.failure]);
        form.setError('verificationCode', { type: 'server', message });
        return { kind: 'field', name: 'verificationCode' };
      }
      const first = await captcha.prove(signal);
      const send = (human: typeof first) =>
        sendRegistration(client, registration, around.lengthsOf, { human, phone: proof });
      answer = await withHumanCheck(send, () => human(signal), first);
    } catch (failure) {
      if (failure instanceof HumanCheckFailed) return { kind: 'unproven' };
      const found = await lost.found(failure, await ownWay(registration, around.lengthsOf), signal);
      if (found) return enter(found);
      if (!signal.aborted) captcha.afterFailure(failure);
      const name = placeRefusal(intl, form, fields, failure);
      if (name) return { kind: 'field', name };
      throw failure;
    }
    return enter(answer);
  });
}
