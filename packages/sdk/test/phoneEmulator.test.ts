import { describe, expect, test } from 'vitest';
import { loadPhoneSignIn } from '../src/phone/loadPhoneSignIn.ts';
import { phoneFailureOf } from '../src/phone/phoneFailure.ts';
import { authEmulator } from './authEmulator.ts';

const NUMBER = '+639171234567';

async function onEmulator() {
  const { origin, codeFor } = await authEmulator();
  const siteKeys: string[] = [];
  const phone = await loadPhoneSignIn({
    apiKey: 'public-key',
    origin,
    challenge: async (siteKey) => {
      siteKeys.push(siteKey);
      return 'solved';
    },
  });
  return { phone, codeFor, siteKeys };
}

const failed = (doing: Promise<unknown>) => doing.then(() => 'no failure', phoneFailureOf);

describe('against the auth emulator of Firebase', () => {
  test('AUTH-18 a number is proved by the code that was sent to it', async () => {
    const { phone, codeFor, siteKeys } = await onEmulator();
    const sent = await phone.send(NUMBER);
    expect(siteKeys).toHaveLength(1);
    const { phoneNumber, idToken } = await phone.confirm(sent, ` ${await codeFor(NUMBER)} `);
    expect(phoneNumber).toBe(NUMBER);
    const [, claims = ''] = idToken.split('.');
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
      phone_number: NUMBER,
      firebase: { sign_in_provider: 'phone' },
    });
  });

  test.each(['09171234567', '639171234567', 'abc'])('ERR-02 the number %s is not well formed', async (number) => {
    const { phone } = await onEmulator();
    expect(await failed(phone.send(number))).toBe('numberFormat');
  });

  test('ERR-02 a number or a code that is missing', async () => {
    const { phone } = await onEmulator();
    expect(await failed(phone.send('  '))).toBe('numberMissing');
    expect(await failed(phone.confirm(await phone.send(NUMBER), ' '))).toBe('codeMissing');
  });

  test('ERR-02 a wrong code, after which the right one still counts', async () => {
    const { phone, codeFor } = await onEmulator();
    const sent = await phone.send(NUMBER);
    const code = await codeFor(NUMBER);
    expect(await failed(phone.confirm(sent, code === '000000' ? '111111' : '000000'))).toBe('codeWrong');
    expect((await phone.confirm(sent, code)).phoneNumber).toBe(NUMBER);
  });

  test('ERR-02 a code that was used, or belongs to nothing, has expired', async () => {
    const { phone, codeFor } = await onEmulator();
    const sent = await phone.send(NUMBER);
    const code = await codeFor(NUMBER);
    await phone.confirm(sent, code);
    expect(await failed(phone.confirm(sent, code))).toBe('codeExpired');
    expect(await failed(phone.confirm({ sessionInfo: 'nobody’s' }, code))).toBe('codeExpired');
  });
});
