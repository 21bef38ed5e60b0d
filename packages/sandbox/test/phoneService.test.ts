import { expect, test } from 'vitest';
import { provenNumber } from '../src/account/firebaseToken.ts';
import { createSandbox } from '../src/sandbox.ts';

const ORIGIN = 'https://play.specimen.example';

function service() {
  const sandbox = createSandbox({ clock: { now: () => 0 }, seed: 1 });
  const ask = async (call: string, body?: object, key = 'k') => {
    const url = `${ORIGIN}/sandbox/phone/v1/${call}?key=${key}`;
    const init = body ? { method: 'POST', body: JSON.stringify(body) } : {};
    const answer = await sandbox.fetch(new Request(url, init));
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  };
  const send = (more: object = {}) =>
    ask('accounts:sendVerificationCode', { phoneNumber: '+639170000001', recaptchaToken: 'sandbox-checked', ...more });
  return { sandbox, ask, send };
}

const message = (said: string) => ({ status: 400, body: { error: { message: said } } });

test('AUTH-18 the stand-in of the phone service proves the number that its code went to', async () => {
  const { sandbox, ask, send } = service();
  expect((await ask('recaptchaParams')).body).toEqual({ recaptchaSiteKey: 'sandbox-site-key' });
  const { sessionInfo } = (await send()).body;
  const code = sandbox.state().outbox.at(-1)?.code;
  const { body } = await ask('accounts:signInWithPhoneNumber', { sessionInfo, code });
  expect(body.phoneNumber).toBe('+639170000001');
  expect(provenNumber(String(body.idToken), 0)).toBe('639170000001');
});

test('AUTH-18 it says no in the words of the service', async () => {
  const { ask, send } = service();
  expect(await send({ recaptchaToken: 'another' })).toMatchObject(message('CAPTCHA_CHECK_FAILED'));
  expect((await send({ phoneNumber: '0917' })).body).toMatchObject({
    error: { message: expect.stringMatching(/^INVALID_PHONE_NUMBER/) },
  });
  const { sessionInfo } = (await send()).body;
  expect(await send()).toMatchObject(message('TOO_MANY_ATTEMPTS_TRY_LATER'));
  const confirm = (more: object) => ask('accounts:signInWithPhoneNumber', { sessionInfo, ...more });
  expect(await confirm({})).toMatchObject(message('MISSING_CODE'));
  expect(await confirm({ code: 'abc' })).toMatchObject(message('INVALID_CODE'));
  expect(await confirm({ sessionInfo: 'x', code: '1' })).toMatchObject(message('INVALID_SESSION_INFO'));
  expect((await ask('recaptchaParams', undefined, '')).status).toBe(400);
});

test('AUTH-18 WEB-04 the stand-in of the check says that it is none, and runs its own script alone', async () => {
  const { sandbox } = service();
  const answer = await sandbox.fetch(new Request(`${ORIGIN}/sandbox/phone/check`));
  const html = await answer.text();
  expect(html).toContain('no connection to Google');
  const nonce = /script-src 'nonce-(\w+)'/.exec(answer.headers.get('Content-Security-Policy') ?? '')?.[1];
  expect(nonce).toHaveLength(32);
  expect(html).toContain(`<script nonce="${nonce}">`);
});
