import type { FieldRule } from '@marquee/domain/fieldRules';
import type { RegisterSettings } from '@marquee/sdk/contract/account/registerSettings';
import { anyText, type FieldName, type FieldSpec } from '../form/fields.ts';

/** What an account is opened by (AUTH-10). */
export type RegisterWay = 'username' | 'mobile';

export interface RegisterFlags {
  /** USERNAMEREG3 */
  readonly username: boolean;
  /** MOBILENUMREG3 */
  readonly mobile: boolean;
  /** MOBILENUMPASSREG3: by mobile number with a password */
  readonly mobilePassword: boolean;
  /** REGMOBVERF3: the number is proven with a code */
  readonly smsCode: boolean;
}

/** The ways in the order of their tabs; a brand that names none has user names (AUTH-10). */
export function registerWays({ username, mobile }: Pick<RegisterFlags, 'username' | 'mobile'>): readonly RegisterWay[] {
  if (mobile) return username ? ['username', 'mobile'] : ['mobile'];
  return ['username'];
}

/** The way that shows first: by mobile number where that is on (AUTH-10). */
export const firstWay = (flags: Pick<RegisterFlags, 'mobile'>): RegisterWay => (flags.mobile ? 'mobile' : 'username');

/** AUTH-12, where the platform says nothing of its own. */
const usualUsername = { patternId: 'letterFirst', minLength: 2, maxLength: 15 } as const;
const usualPassword = { patternId: 'letterAndDigit', minLength: 7 } as const;

/** The platform's rule, or the usual one where it says neither a kind nor a range. */
function orUsual(rule: FieldRule, usual: Partial<FieldRule>): FieldRule {
  const says = rule.patternId !== undefined || rule.minLength !== undefined || rule.maxLength !== undefined;
  return { ...(says ? {} : usual), ...given(rule), enabled: true, required: true };
}

/** without what is not there: it would hide what takes its place */
function given(rule: FieldRule): FieldRule {
  return Object.fromEntries(Object.entries(rule).filter(([, value]) => value !== undefined)) as unknown as FieldRule;
}

/** The rule of every new password (AUTH-12). */
export const passwordRule = (settings: Pick<RegisterSettings, 'password'> | undefined): FieldRule =>
  orUsual(settings?.password ?? anyText(true), usualPassword);

export interface Asked {
  readonly settings: RegisterSettings;
  readonly flags: RegisterFlags;
  readonly way: RegisterWay;
  /** whether the visitor is to enter who invited them (AUTH-14), and whether they must */
  readonly invitation: 'asked' | 'required' | 'known';
}

/**
 * The fields of a registration as they stand on the screen, each with its rule (AUTH-11, AUTH-12). **Reading**: both ways
 * show what the settings enable; a code by SMS needs the number it goes to, so the number is then asked for, and required.
 */
export function registrationFields({ settings, flags, way, invitation }: Asked): FieldSpec[] {
  const byMobile = way === 'mobile';
  const withPassword = !byMobile || flags.mobilePassword;
  const required = (name: FieldName & keyof RegisterSettings) => ({ ...settings[name], enabled: true, required: true });
  const asIs = (name: FieldName & keyof RegisterSettings, ...also: boolean[]): FieldSpec | false =>
    settings[name].enabled && also.every(Boolean) && { name, rule: settings[name] };

  const code = flags.smsCode || (settings.verificationCode.enabled && settings.verificationCode.required);
  const number = byMobile || code ? { name: 'mobileNum' as const, rule: required('mobileNum') } : asIs('mobileNum');
  const fields: (FieldSpec | false)[] = [
    !byMobile && { name: 'username', rule: orUsual(settings.username, usualUsername) },
    byMobile && number,
    byMobile && code && { name: 'verificationCode', rule: required('verificationCode') },
    withPassword && { name: 'password', rule: passwordRule(settings) },
    withPassword && settings.confirmPassword.enabled && { name: 'confirmPassword', rule: anyText(true) },
    !byMobile && number,
    !byMobile && code && { name: 'verificationCode', rule: required('verificationCode') },
    asIs('email'),
    asIs('payeeName'),
    asIs('idNumber'),
    // whenever it is shown, it is needed
    settings.paymentPassword.enabled && { name: 'paymentPassword', rule: required('paymentPassword') },
    asIs('line'),
    asIs('whatsapp'),
    asIs('facebook'),
    asIs('wechat'),
    asIs('qqNum'),
    asIs('recommenderId'),
    invitation === 'required' ? { name: 'affiliateCode', rule: required('affiliateCode') } : false,
    asIs('affiliateCode', invitation === 'asked'),
    asIs('referralCode'),
  ];
  return fields.filter((field) => field !== false);
}
