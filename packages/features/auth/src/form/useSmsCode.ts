import type { SentCode } from '@marquee/blocks/code/CodeField';
import type { HumanProof } from '@marquee/blocks/human/humanCheck';
import { useHumanCheck } from '@marquee/blocks/human/useHumanCheck';
import { type PhoneOnWire, phoneOnWire } from '@marquee/blocks/phone/phoneNumber';
import type { FieldName, FieldSpec, FormValues } from './fields.ts';
import type { CheckedForm } from './useCheckedForm.ts';

export interface SmsRequest extends PhoneOnWire {
  readonly values: FormValues;
  /** makes the human check that goes along, where one is wanted */
  human(): Promise<HumanProof>;
}

/**
 * Has a code sent to the number in the form: first what the code depends on is checked, then the human check is made
 * and the code asked for (AUTH-12, AUTH-17, AUTH-22).
 */
export function useSmsCode(
  { form, around, focus }: CheckedForm,
  fields: readonly FieldSpec[],
  ask: (request: SmsRequest) => Promise<SentCode | string>,
  needs: readonly FieldName[] = ['mobileNum'],
): () => Promise<SentCode | string | undefined> {
  const human = useHumanCheck();
  return async () => {
    const needed = fields.filter(({ name }) => needs.includes(name));
    if (!(await form.trigger(needed.map(({ name }) => name)))) {
      focus(needed.find(({ name }) => form.getFieldState(name).error)?.name);
      return undefined;
    }
    const values = form.getValues();
    const number = await phoneOnWire(values.mobileNum, around.lengthsOf(values.mobileNum.country));
    if ('problem' in number) return undefined;
    return ask({ ...number, values, human });
  };
}
