import type { PhoneValue } from '@marquee/blocks/phone/phoneNumber';
import type { FieldRule } from '@marquee/domain/fieldRules';
import type { RegisterField } from '@marquee/sdk/contract/account/registerSettings';

/** What the forms of an account ask for as a line of text. */
export type TextName = Exclude<RegisterField, 'mobileNum' | 'countryDialingCode' | 'captcha'> | 'oldPassword';
export type FieldName = TextName | 'mobileNum';

/** What stands in a form. Fields that it does not show keep what was typed into them, such as under another tab. */
export type FormValues = Record<TextName, string> & { mobileNum: PhoneValue };

/** One field that a form shows, and what it must fulfil. */
export interface FieldSpec {
  readonly name: FieldName;
  readonly rule: FieldRule;
}

/** A form before anything is typed. */
export function emptyValues(phone: PhoneValue, known: Partial<Record<TextName, string>> = {}): FormValues {
  return {
    username: '',
    password: '',
    oldPassword: '',
    confirmPassword: '',
    payeeName: '',
    email: '',
    qqNum: '',
    recommenderId: '',
    verificationCode: '',
    affiliateCode: '',
    paymentPassword: '',
    line: '',
    whatsapp: '',
    facebook: '',
    wechat: '',
    idNumber: '',
    referralCode: '',
    ...known,
    mobileNum: phone,
  };
}

/** A field that only has to be filled in, or may be left empty. */
export const anyText = (required: boolean): FieldRule => ({ enabled: true, required });
