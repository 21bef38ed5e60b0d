import { type FieldRule, fieldProblem, isPatternKind, type PatternKind, patternOf } from '@marquee/domain/fieldRules';
import type { RegisterField } from '@marquee/sdk/contract/account/registerSettings';
import type { Exchange } from '../exchange.ts';
import type { Scenario } from '../scenarios.ts';
import { fieldRefusal } from './gate.ts';

/** How a registration may be set up; `hostile` sends patterns that no browser should run unguarded (C15). */
export type RegistrationSetting = NonNullable<Scenario['registration']>;

type Rules = Readonly<Record<RegisterField, FieldRule>>;

const off: FieldRule = { enabled: false, required: false };

function rule(required: boolean, kind?: PatternKind, min?: number, max?: number): FieldRule {
  if (kind === undefined || min === undefined || max === undefined) return { enabled: true, required };
  const acceptedPattern = patternOf(kind, { min, max });
  return { enabled: true, required, acceptedPattern, patternId: kind, minLength: min, maxLength: max };
}

const anything = (required: boolean, max: number): FieldRule => ({
  enabled: true,
  required,
  acceptedPattern: '*',
  minLength: 1,
  maxLength: max,
});

/** Every field there is, each as strict as a real platform makes it. */
const all: Rules = {
  username: rule(true, 'letterFirst', 2, 15),
  password: rule(true, 'letterAndDigit', 7, 20),
  confirmPassword: rule(true),
  payeeName: rule(true, 'uppercase', 2, 50),
  email: anything(true, 100),
  qqNum: rule(false, 'digits', 5, 12),
  mobileNum: rule(true, 'digits', 7, 14),
  countryDialingCode: rule(true),
  recommenderId: rule(false, 'lettersDigits', 2, 20),
  captcha: rule(true),
  verificationCode: { ...rule(false), maxLength: 255 },
  affiliateCode: rule(false, 'lettersDigits', 4, 20),
  // one number in its message (C16)
  paymentPassword: rule(true, 'digits', 6, 6),
  line: rule(false, 'noSpaces', 4, 20),
  whatsapp: rule(false, 'digits', 7, 15),
  facebook: rule(false, 'noSpaces', 5, 50),
  wechat: rule(false, 'noSpaces', 6, 20),
  idNumber: rule(false, 'lettersDigits', 6, 20),
  referralCode: rule(false, 'lettersDigits', 4, 20),
};

function only(...names: RegisterField[]): Rules {
  const entries = Object.entries(all).map(([name, its]) => [name, names.includes(name as RegisterField) ? its : off]);
  return Object.fromEntries(entries) as Rules;
}

const usual = only('username', 'password', 'confirmPassword', 'mobileNum', 'countryDialingCode', 'verificationCode');

const settings: Record<RegistrationSetting | 'usual', Rules> = {
  usual: {
    ...usual,
    payeeName: { ...all.payeeName, required: false },
    email: anything(false, 100),
    mobileNum: { ...all.mobileNum, required: false },
    affiliateCode: all.affiliateCode,
    referralCode: all.referralCode,
  },
  all,
  minimal: only('username', 'password'),
  mobile: only('mobileNum', 'countryDialingCode', 'password', 'verificationCode'),
  hostile: {
    ...all,
    payeeName: { ...all.payeeName, acceptedPattern: '^(a+)+$' },
    email: { ...all.email, acceptedPattern: '(' },
    qqNum: { ...all.qqNum, acceptedPattern: '[' },
    line: { ...all.line, acceptedPattern: '*' },
    wechat: { ...all.wechat, acceptedPattern: '(?i)abc' },
    facebook: { ...all.facebook, acceptedPattern: '' },
    whatsapp: { ...all.whatsapp, acceptedPattern: '(.*)*\\1$' },
    captcha: off,
  },
};

/** The rules that hold for a registration now. */
export function rulesOf({ scenario }: Pick<Exchange<unknown>, 'scenario'>): Rules {
  return settings[scenario.registration ?? 'usual'];
}

const flag = (on: boolean) => (on ? '1' : '0');

function written({ enabled, required, ...rest }: FieldRule) {
  return { enabled: flag(enabled), required: flag(required), ...rest } as const;
}

/** The rules as the platform writes them. */
export function settingsAnswer(exchange: Pick<Exchange<unknown>, 'scenario'>) {
  const entries = Object.entries(rulesOf(exchange)).map(([name, its]) => [name, written(its)]);
  return Object.fromEntries(entries) as Record<RegisterField, ReturnType<typeof written>>;
}

const special: Partial<Record<string, 'usernameRule' | 'passwordRule' | 'paymentRule'>> = {
  username: 'usernameRule',
  password: 'passwordRule',
  newPassword: 'passwordRule',
  paymentPassword: 'paymentRule',
  newPaymentPassword: 'paymentRule',
};

/**
 * Holds what was sent to a rule, by the rule's kind: the pattern is for the page, and is not run here.
 * @throws Refusal naming the field
 */
export function holdTo(exchange: Pick<Exchange<unknown>, 'language'>, field: string, value: string, its: FieldRule) {
  if (!its.enabled) return;
  const problem = fieldProblem(value, its);
  if (problem === undefined) return;
  if (problem === 'required') throw fieldRefusal(exchange, 'required', field);
  const { minLength: min = 0, maxLength: max = 0, patternId } = its;
  const own = isPatternKind(patternId) ? special[field] : undefined;
  const which = own ?? (problem === 'pattern' ? 'pattern' : min === max ? 'exactLength' : 'length');
  throw fieldRefusal(exchange, which, field, { min, max });
}

/** A password that is to be set, by whichever way (AUTH-12). @throws Refusal */
export function holdToPasswordRule(exchange: Pick<Exchange<unknown>, 'language'>, field: string, value: string) {
  holdTo(exchange, field, value, all.password);
}

/** A payment password that is to be set. @throws Refusal */
export function holdToPaymentRule(exchange: Pick<Exchange<unknown>, 'language'>, field: string, value: string) {
  holdTo(exchange, field, value, all.paymentPassword);
}
