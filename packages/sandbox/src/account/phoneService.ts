import * as z from 'zod/mini';
import type { Page } from '../pages/page.ts';
import type { Platform } from '../platform.ts';
import { Refusal } from '../refusal.ts';
import { type Aim, sendCode, useCode } from './codes.ts';

/** What a person gives to the stand-in of the check to pass it. */
export const CHECKED = 'sandbox-checked';

const HOUR_S = 3600;
const asked = z.object({
  phoneNumber: z.optional(z.string()),
  recaptchaToken: z.optional(z.string()),
  sessionInfo: z.optional(z.string()),
  code: z.optional(z.string()),
});

/** The service's words for what a stand-in may say no to. */
const WORDS: Readonly<Record<string, string>> = {
  'code.missing': 'MISSING_CODE',
  'code.wrong': 'INVALID_CODE',
  'code.expired': 'SESSION_EXPIRED',
};

const json = (status: number, body: object) =>
  Response.json(body, { status, headers: { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' } });
const refused = (message: string) => json(400, { error: { code: 400, message } });

const aimAt = (digits: string): Aim => ({ merchant: 'phone sign-in', purpose: 'register', channel: 'sms', to: digits });
const SESSION = /^sandbox-(\d{7,15})$/;

async function answer(request: Request, platform: Platform): Promise<Response | undefined> {
  const url = new URL(request.url);
  const call = url.pathname.split('/').at(-1);
  if (!url.searchParams.get('key')) return refused('API key not valid. Please pass a valid API key.');
  if (call === 'recaptchaParams') return json(200, { recaptchaSiteKey: 'sandbox-site-key' });
  const { data = {} } = z.safeParse(asked, await request.json().catch(() => ({})));
  const language = request.headers.get('Accept-Language')?.split(/[-,;]/, 1)[0]?.toUpperCase() ?? '';
  try {
    if (call === 'accounts:sendVerificationCode') {
      if (data.recaptchaToken !== CHECKED) return refused('CAPTCHA_CHECK_FAILED');
      const digits = /^\+([1-9]\d{6,14})$/.exec(data.phoneNumber ?? '')?.[1];
      if (digits === undefined) return refused('INVALID_PHONE_NUMBER : Invalid format.');
      sendCode(platform, aimAt(digits), language);
      return json(200, { sessionInfo: `sandbox-${digits}` });
    }
    if (call === 'accounts:signInWithPhoneNumber') {
      const digits = SESSION.exec(data.sessionInfo ?? '')?.[1];
      if (digits === undefined) return refused('INVALID_SESSION_INFO');
      useCode(platform, aimAt(digits), data.code ?? '', language);
      return json(200, { idToken: unsigned(digits, platform.now()), phoneNumber: `+${digits}` });
    }
  } catch (error) {
    if (error instanceof Refusal) return refused(WORDS[error.code ?? ''] ?? 'TOO_MANY_ATTEMPTS_TRY_LATER');
    throw error;
  }
  return undefined;
}

/** A token as the service's own emulator makes it: nobody but a stand-in takes one without a signature. */
function unsigned(digits: string, now: number): string {
  const part = (value: object) =>
    btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  const claims = { phone_number: `+${digits}`, exp: Math.floor(now / 1000) + HOUR_S };
  return `${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.`;
}

/** Stands in for the service of the third-party phone sign-in (AUTH-18): the same three requests, its codes in the outbox. */
export const phoneService: Page = { path: '/sandbox/phone/v1/:call', methods: ['GET', 'POST'], answer };
