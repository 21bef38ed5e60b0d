import type { CaptchaState } from '@marquee/blocks/captcha/useCaptcha';
import { HumanCheckFailed } from '@marquee/blocks/human/humanCheck';
import { useHumanCheck } from '@marquee/blocks/human/useHumanCheck';
import type { LoginResult } from '@marquee/sdk/contract/session/login';
import { type Action, useAction } from '@marquee/state/action';
import { useClient } from '@marquee/state/client';
import { useAppStore } from '@marquee/state/value';
import { useIntl } from 'react-intl';
import { enterAccount } from '../form/enterAccount.ts';
import type { FieldName } from '../form/fields.ts';
import { placeRefusal } from '../form/refused.ts';
import type { CheckedForm } from '../form/useCheckedForm.ts';
import { withHumanCheck } from '../form/withHumanCheck.ts';
import { forgetInvitation } from '../invitation/keptInvitation.ts';
import { type Registration, sendRegistration } from './completeRegistration.ts';

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
): Action<Registration, RegisterOutcome> {
  const intl = useIntl();
  const client = useClient();
  const app = useAppStore();
  const human = useHumanCheck();
  return useAction(async (registration: Registration, signal): Promise<RegisterOutcome> => {
    let answer: LoginResult;
    try {
      const first = await captcha.prove(signal);
      const send = (proof: typeof first) => sendRegistration(client, registration, around.lengthsOf, proof);
      answer = await withHumanCheck(send, () => human(signal), first);
    } catch (failure) {
      if (failure instanceof HumanCheckFailed) return { kind: 'unproven' };
      if (!signal.aborted) captcha.afterFailure(failure);
      const name = placeRefusal(intl, form, registration.fields, failure);
      if (name) return { kind: 'field', name };
      throw failure;
    }
    forgetInvitation(app.storage);
    return enterAccount({ client, session: app.session }, answer).then(
      () => ({ kind: 'signedIn' }),
      () => ({ kind: 'opened' }),
    );
  });
}
