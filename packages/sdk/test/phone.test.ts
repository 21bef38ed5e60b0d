import { describe, expect, test } from 'vitest';
import { PlatformError } from '../src/errors.ts';
import { loadPhoneSignIn } from '../src/phone/loadPhoneSignIn.ts';
import { type PhoneFailure, phoneFailureOf, phoneFailures, serviceCodes } from '../src/phone/phoneFailure.ts';
import type { PhoneSignInOptions } from '../src/phone/phoneSignIn.ts';
import { type Answer, hangUp, json, platform, raw, silence } from './platform.ts';

const NUMBER = '+639171234567';
const params = json({ recaptchaSiteKey: 'site-key' });
const no = (message: string, status = 400) => json({ error: { code: status, message, errors: [] } }, status);

async function serviceWith(answers: Answer[], options: Partial<PhoneSignInOptions> = {}) {
  const { origin, seen } = await platform(...answers);
  const phone = await loadPhoneSignIn({ apiKey: 'a key', origin, challenge: async () => 'solved', ...options });
  return { phone, seen };
}

const failureOf = (doing: Promise<unknown>): Promise<unknown> =>
  doing.then(
    () => undefined,
    (error: unknown) => error,
  );

describe('what the service says no with', () => {
  const table: [string, PhoneFailure][] = [
    ['INVALID_PHONE_NUMBER : TOO_SHORT', 'numberFormat'],
    ['INVALID_PHONE_NUMBER: Invalid format.', 'numberFormat'],
    ['MISSING_PHONE_NUMBER', 'numberMissing'],
    ['TOO_MANY_ATTEMPTS_TRY_LATER : Try again later.', 'tooMany'],
    ['INTERNAL_ERROR', 'unknown'],
    ['A_WORD_OF_NEXT_YEAR', 'unknown'],
    ['constructor', 'unknown'],
    ['API key not valid. Please pass a valid API key.', 'unknown'],
    ['INVALID_CODE', 'codeWrong'],
    ['MISSING_CODE', 'codeMissing'],
    ['CAPTCHA_CHECK_FAILED : Hostname match not found', 'humanCheck'],
    ['INVALID_RECAPTCHA_TOKEN', 'humanCheck'],
    ['INVALID_APP_CREDENTIAL', 'humanCheck'],
    ['QUOTA_EXCEEDED : Exceeded quota for verifying phone numbers.', 'quota'],
    ['OPERATION_NOT_ALLOWED : SMS unable to be sent until this region enabled.', 'notEnabled'],
    ['BILLING_NOT_ENABLED', 'notEnabled'],
    ['SESSION_EXPIRED', 'codeExpired'],
    ['INVALID_SESSION_INFO', 'codeExpired'],
  ];
  test.each(table)('ERR-02 %s is %s', async (message, wanted) => {
    const { phone, seen } = await serviceWith([params, no(message)]);
    const failure = await failureOf(phone.send(NUMBER));
    expect(failure).toBeInstanceOf(PlatformError);
    expect(phoneFailureOf(failure)).toBe(wanted);
    // no SMS is asked for twice
    expect(seen).toHaveLength(2);
  });

  test('ERR-02 every one of the eleven has a cause, and every word of the service a code of the library', () => {
    expect(new Set(Object.values(phoneFailures)).size).toBe(11);
    expect(Object.values(serviceCodes).every((code) => code in phoneFailures)).toBe(true);
  });

  test.each<[string, Answer, PhoneFailure]>([
    ['429 without words', raw('', 429), 'tooMany'],
    ['500 as HTML', raw('<html>', 500), 'unknown'],
    ['nothing', raw(''), 'unknown'],
    ['another shape', json({ sessionInfo: 5.5e300, error: null }, 403), 'unknown'],
    ['no session', json({}), 'unknown'],
  ])('ERR-02 %s', async (_, answer, wanted) => {
    const { phone } = await serviceWith([params, answer]);
    expect(phoneFailureOf(await failureOf(phone.send(NUMBER)))).toBe(wanted);
  });

  test('ERR-02 no network is no fault of phone sign-in, and keeps its own words', async () => {
    const { phone } = await serviceWith([params, hangUp]);
    const failure = await failureOf(phone.send(NUMBER));
    expect(failure).toMatchObject({ kind: 'offline' });
    expect(phoneFailureOf(failure)).toBeUndefined();
    expect(phoneFailureOf(new Error('a mistake'))).toBe('unknown');
  });
});

describe('the human check', () => {
  test('AUTH-18 gets the project’s site key, and its token goes with the number', async () => {
    const asked: string[] = [];
    const challenge = async (siteKey: string) => {
      asked.push(siteKey);
      return 'token of the check';
    };
    const { phone, seen } = await serviceWith([params, json({ sessionInfo: 's1' })], { challenge });
    expect(await phone.send(NUMBER)).toEqual({ sessionInfo: 's1' });
    expect(asked).toEqual(['site-key']);
    expect(seen.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'GET /v1/recaptchaParams?key=a%20key',
      'POST /v1/accounts:sendVerificationCode?key=a%20key',
    ]);
    expect(JSON.parse(seen[1]?.body ?? '')).toEqual({ phoneNumber: NUMBER, recaptchaToken: 'token of the check' });
  });

  test.each<[string, PhoneSignInOptions['challenge'], PhoneFailure]>([
    ['closed by the person', async () => null, 'closed'],
    ['not loaded', () => Promise.reject(new Error('script blocked')), 'humanCheck'],
    ['without a token', async () => '', 'humanCheck'],
  ])('ERR-02 C05 %s: nothing is sent', async (_, challenge, wanted) => {
    const { phone, seen } = await serviceWith([params], { challenge });
    expect(phoneFailureOf(await failureOf(phone.send(NUMBER)))).toBe(wanted);
    expect(seen).toHaveLength(1);
  });

  test('SDK-06b is left when the screen goes', async () => {
    const screen = new AbortController();
    const challenge = () => {
      screen.abort();
      return new Promise<string>(() => undefined);
    };
    const { phone } = await serviceWith([params], { challenge });
    expect(await failureOf(phone.send(NUMBER, screen.signal))).toMatchObject({ kind: 'cancelled' });
  });
});

test('SDK-06b a code that is being checked is hung up when the screen goes', async () => {
  const { phone, seen } = await serviceWith([silence]);
  const screen = new AbortController();
  const confirming = failureOf(phone.confirm({ sessionInfo: 's1' }, '123456', screen.signal));
  while (seen.length === 0) await new Promise((resolve) => setImmediate(resolve));
  screen.abort();
  expect(await confirming).toMatchObject({ kind: 'cancelled', call: 'phone.confirm' });
});
