import * as z from 'zod/mini';
import { filledText, text } from '../contract/fields.ts';
import { contentTypes } from '../contract/wire.ts';
import { withDeadline } from '../deadline.ts';
import { jsonOf, parseField } from '../envelope.ts';
import { PlatformError } from '../errors.ts';
import { exchange, type Reply } from '../transport.ts';
import { type PhoneCode, serviceCodes } from './phoneFailure.ts';
import { GOOGLE, type PhoneSignIn, type PhoneSignInOptions } from './phoneSignIn.ts';

const TIMEOUT_MS = 15_000;
/** a person reads pictures, or goes and gets the other glasses */
const CHALLENGE_MS = 10 * 60_000;

const answers = {
  params: z.object({ recaptchaSiteKey: filledText }),
  sent: z.object({ sessionInfo: filledText }),
  proven: z.object({ idToken: filledText, phoneNumber: filledText }),
};
const failure = z.object({ error: z.object({ message: text }) });

const refused = (call: string, code: PhoneCode, status?: number) =>
  new PlatformError('refused', call, { code, status });

/** Why the service said no: its own word is what stands before the colon, as in `INVALID_PHONE_NUMBER : TOO_SHORT`. */
function codeOf({ status, text: body }: Reply): PhoneCode {
  const said = z.safeParse(failure, jsonOf(body)?.value).data?.error.message ?? '';
  const [word = ''] = said.split(/\s*:/, 1);
  if (Object.hasOwn(serviceCodes, word)) return serviceCodes[word] ?? 'auth/internal-error';
  if (/^API key not valid/i.test(said)) return 'auth/invalid-api-key';
  return status === 429 ? 'auth/too-many-requests' : 'auth/internal-error';
}

/**
 * Firebase phone sign-in over its REST API (Identity Toolkit v1): three requests, where the web library brings a store
 * of accounts, windows and frames that nobody here would use.
 */
export function createIdentityToolkit(options: PhoneSignInOptions): PhoneSignIn {
  const { apiKey, challenge, origin = GOOGLE, fetch } = options;

  async function ask<S extends z.core.$ZodType>(
    call: string,
    path: string,
    answer: S,
    body: object | null,
    outer: AbortSignal | undefined,
  ): Promise<z.output<S>> {
    const message = {
      url: `${origin}/v1/${path}?key=${encodeURIComponent(apiKey)}`,
      method: body ? 'POST' : 'GET',
      headers: { Accept: contentTypes.json, ...(body && { 'Content-Type': contentTypes.json }) },
      body: body && JSON.stringify(body),
      cache: 'no-store' as const,
    };
    const reply = await withDeadline(call, TIMEOUT_MS, outer, (signal) => exchange(call, message, signal, fetch));
    if (reply.status !== 200) throw refused(call, codeOf(reply), reply.status);
    const read = jsonOf(reply.text);
    if (!read) throw new PlatformError('malformed', call, { status: reply.status, field: 'body' });
    return parseField(call, '', answer, read.value);
  }

  async function humanToken(outer: AbortSignal | undefined): Promise<string> {
    const call = 'phone.challenge';
    const { recaptchaSiteKey } = await ask(call, 'recaptchaParams', answers.params, null, outer);
    const token = await withDeadline(call, CHALLENGE_MS, outer, (signal) =>
      // what a script of somebody else throws says nothing to anyone
      challenge(recaptchaSiteKey, signal).catch(() => ''),
    );
    if (token === null) throw refused(call, 'auth/popup-closed-by-user');
    if (token === '') throw refused(call, 'auth/captcha-check-failed');
    return token;
  }

  return {
    async send(phoneNumber, signal) {
      const call = 'phone.send';
      if (phoneNumber.trim() === '') throw refused(call, 'auth/missing-phone-number');
      const recaptchaToken = await humanToken(signal);
      return ask(call, 'accounts:sendVerificationCode', answers.sent, { phoneNumber, recaptchaToken }, signal);
    },
    async confirm({ sessionInfo }, code, signal) {
      const call = 'phone.confirm';
      if (code.trim() === '') throw refused(call, 'auth/missing-verification-code');
      return ask(call, 'accounts:signInWithPhoneNumber', answers.proven, { sessionInfo, code: code.trim() }, signal);
    },
  };
}
