import type { HumanProof } from '@marquee/blocks/human/humanCheck';
import { type PhoneOnWire, phoneOnWire } from '@marquee/blocks/phone/phoneNumber';
import type { Client } from '@marquee/sdk/client';
import { register } from '@marquee/sdk/contract/account/register';
import { registerMobile } from '@marquee/sdk/contract/account/registerMobile';
import type { LoginResult } from '@marquee/sdk/contract/session/login';
import type { Surroundings } from '../form/checkFields.ts';
import type { FieldSpec, FormValues } from '../form/fields.ts';
import type { OwnWay } from '../form/useLostAnswer.ts';
import type { PhoneProof } from '../phoneSignIn/usePhoneSignIn.ts';
import type { RegisterWay } from './registrationFields.ts';

/** Where the visitor registers, as the platform is told it (AUTH-16). */
export interface RegisterPlace {
  /** host name of the page */
  readonly domain: string;
  /** address of the page */
  readonly registerUrl: string;
}

export interface Registration extends RegisterPlace {
  readonly way: RegisterWay;
  readonly fields: readonly FieldSpec[];
  readonly values: FormValues;
  /** a checked code that the form does not show (AUTH-14) */
  readonly affiliateCode?: string | undefined;
  readonly captcha?: string | undefined;
}

/** What goes along besides what stands in the form. */
export interface RegistrationProofs {
  /** of a number that a third party has proven (AUTH-18) */
  readonly phone: PhoneProof | undefined;
  readonly human: HumanProof | undefined;
}

/** Opens the account (AUTH-16). Not bound to the screen: an account that is opened is also entered. */
export async function sendRegistration(
  client: Client,
  registration: Registration,
  lengthsOf: Surroundings['lengthsOf'],
  { phone, human: humanCheck }: RegistrationProofs,
): Promise<LoginResult> {
  const { way, fields, values, affiliateCode, captcha, domain, registerUrl } = registration;
  const texts = textsOf(fields, values);
  const shared = {
    ...texts,
    ...(await numberOf(fields, values, lengthsOf)),
    ...(affiliateCode !== undefined && { affiliateCode }),
    ...(captcha !== undefined && { captcha }),
    ...(humanCheck && { humanCheck }),
    ...phone,
    domain,
    registerUrl,
    method: 'WEB',
    login: true,
  } as const;
  if (way === 'mobile') return client.send(registerMobile, { mobileNum: '', ...shared });
  return client.send(register, { username: '', password: '', ...shared });
}

/** What the account is entered by once it is there: its name, or the number as the login takes it, and the password. */
export async function ownWay(
  { way, fields, values }: Registration,
  lengthsOf: Surroundings['lengthsOf'],
): Promise<OwnWay> {
  const password = fields.some(({ name }) => name === 'password') ? values.password.trim() : '';
  if (way === 'username') return { username: values.username.trim(), password };
  const number = await numberOf(fields, values, lengthsOf);
  return { username: number ? `${number.countryDialingCode}${number.mobileNum}` : '', password };
}

/** What stands in the fields that are shown; an empty one is not sent. */
function textsOf(fields: readonly FieldSpec[], values: FormValues) {
  const filled = fields.flatMap(({ name }) => {
    const text = name === 'mobileNum' ? '' : values[name].trim();
    return text === '' ? [] : [[name, text] as const];
  });
  return Object.fromEntries(filled) as Partial<Record<Exclude<FieldSpec['name'], 'mobileNum' | 'oldPassword'>, string>>;
}

/** The number of a registration that shows one. */
export async function numberOf(
  fields: readonly FieldSpec[],
  { mobileNum }: FormValues,
  lengthsOf: Surroundings['lengthsOf'],
): Promise<PhoneOnWire | undefined> {
  if (!fields.some(({ name }) => name === 'mobileNum')) return undefined;
  const read = await phoneOnWire(mobileNum, lengthsOf(mobileNum.country));
  return 'problem' in read ? undefined : read;
}
