import * as z from 'zod/mini';
import { humanCheck } from '../session/humanCheck.ts';

const text = z.optional(z.string());

/** What a registration may carry besides what it registers by (AUTH-11, AUTH-16). */
export const registrationFields = {
  confirmPassword: text,
  payeeName: text,
  email: text,
  qqNum: text,
  countryDialingCode: text,
  recommenderId: text,
  captcha: text,
  /** the code that came by SMS */
  verificationCode: text,
  affiliateCode: text,
  paymentPassword: text,
  line: text,
  whatsapp: text,
  facebook: text,
  wechat: text,
  idNumber: text,
  referralCode: text,
  /** the host that the visitor is on */
  domain: z.string(),
  /** the address of the page that registers */
  registerUrl: z.string(),
  method: z.literal('WEB'),
  /** the answer is to open a session */
  login: z.literal(true),
  humanCheck,
  /** a number proven by the third-party phone sign-in (AUTH-18) */
  firebaseChannel: z.optional(z.literal('sms')),
  firebaseIdToken: text,
};
