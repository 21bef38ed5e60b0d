import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { askForCode, type StartedPhone as Started, startPhone as start } from '../../test/drivePhone.tsx';
import { button, errorOf, input, newcomer, registered, type } from '../../test/driveRegister.tsx';
import { checkFrame, checkSays, saysNo } from '../../test/phoneService.tsx';

const SEND = 'accounts:sendVerificationCode';
const CONFIRM = 'accounts:signInWithPhoneNumber';
const passed = { token: 'sandbox-checked' };

/** not the dialog of the check, which may be on its way out */
const warning = { name: 'No code was sent' };
const dismiss = ({ user }: Started) => user.click(within(screen.getByRole('dialog', warning)).getByRole('button'));
const warned = async () => (await screen.findByRole('dialog', warning)).textContent;

test('AUTH-18 AUTH-16b AUTH-17a a number is proven by the third party, and the registration carries its token', async () => {
  const started = await start();
  expect(started.asked).toEqual([]);
  await askForCode(started);
  expect((await checkFrame()).src).toContain('siteKey=sandbox-site-key');
  await checkSays({ ready: true });
  await checkSays(passed);
  await screen.findByRole('button', { name: /Again in 1:00/ });
  expect(screen.queryByTitle('Check by Google')).toBeNull();
  expect(started.sent('account.smsRegister')).toEqual([]);
  await type(started, { 'Code from the SMS': started.lastCode() });
  await started.user.click(button('Register'));
  await registered(started);
  expect(started.asked).toEqual(['recaptchaParams', SEND, CONFIRM]);
  expect(started.sandbox.state().accounts['SPC01/m639175550199']?.mobile).toBe('639175550199');
});

test('AUTH-18 what a code has proven outlives a registration that was refused for something else', async () => {
  const started = await start({}, { flags: { USERNAMEREG3: true, REGMOBVERF3: true } });
  await type(started, { ...newcomer, 'User name': 'demomember' });
  await askForCode(started);
  await checkSays(passed);
  await screen.findByRole('button', { name: /Again in 1:00/ });
  await type(started, { 'Code from the SMS': started.lastCode() });
  await started.user.click(button('Register'));
  await waitFor(() => expect(errorOf(input('User name'))).toBe('This user name is already taken.'));
  await type(started, { 'User name': 'newcomer1' });
  await started.user.click(button('Register'));
  await registered(started);
  expect(started.asked.filter((call) => call === CONFIRM)).toHaveLength(1);
});

test('WEB-04 what another frame or another origin says is nobody’s word', async () => {
  const started = await start();
  await askForCode(started);
  await checkSays(passed, { origin: 'https://evil.example' });
  await checkSays(passed, { source: window });
  expect(await checkFrame()).toBeTruthy();
  expect(started.asked).not.toContain(SEND);
});

test('ERR-02 AUTH-18 each reason why the third party sends no code is said, and no wait begins', async () => {
  const started = await start();
  const reasons = {
    'INVALID_PHONE_NUMBER : TOO_SHORT': 'Invalid phone number format.',
    MISSING_PHONE_NUMBER: 'Please enter a valid phone number.',
    TOO_MANY_ATTEMPTS_TRY_LATER: 'Too many requests, please try again after 5 minutes.',
    NOBODY_KNOWS: 'An unknown error occurred.',
    CAPTCHA_CHECK_FAILED: 'Invalid reCAPTCHA input',
    QUOTA_EXCEEDED: 'Quota not sufficient, please contact customer service.',
    OPERATION_NOT_ALLOWED: 'This function is not enabled, please contact customer service.',
  };
  await type(started, { 'Mobile number': '9175550199' });
  for (const [message, words] of Object.entries(reasons)) {
    started.answers[SEND] = saysNo(message);
    await started.user.click(button('Get code'));
    await checkSays(passed);
    expect(await warned()).toContain(words);
    await dismiss(started);
    started.clock.advance(2000);
  }
});

test('ERR-02 C05 a check that is closed or fails is said, and no wait begins', async () => {
  const started = await start();
  await askForCode(started);
  await checkFrame();
  await started.user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }));
  expect(await warned()).toContain('Login failure. Please try again.');
  await dismiss(started);
  started.clock.advance(2000);
  await started.user.click(button('Get code'));
  await checkSays({ failed: true });
  expect(await warned()).toContain('Invalid reCAPTCHA input');
  expect(started.asked).not.toContain(SEND);
});

test('C05 a service that is not reached is said in its own words', async () => {
  const started = await start();
  started.answers.recaptchaParams = () => Promise.reject(new TypeError('Failed to fetch'));
  await askForCode(started);
  expect(await warned()).toContain('Network link is abnormal');
});

test('ERR-02 AUTH-18 each reason to refuse a code stands beside its field, and nothing is registered', async () => {
  const started = await start();
  await askForCode(started);
  await checkSays(passed);
  await screen.findByRole('button', { name: /Again in 1:00/ });
  await type(started, { 'Code from the SMS': '123456' });
  const reasons = {
    INVALID_CODE: 'Verification code is not valid.',
    MISSING_CODE: 'Verification code is missing.',
    SESSION_EXPIRED: 'Verification code has expired, please send again.',
  };
  for (const [message, words] of Object.entries(reasons)) {
    started.answers[CONFIRM] = saysNo(message);
    await started.user.click(button('Register'));
    await waitFor(() => expect(errorOf(input('Code from the SMS'))).toBe(words));
    expect(document.activeElement).toBe(input('Code from the SMS'));
  }
  expect(started.sent('account.registerMobile')).toEqual([]);
});

test('AUTH-18 a code of another number, or that nobody sent, does not count', async () => {
  const started = await start();
  await type(started, { 'Mobile number': '9175550199', 'Code from the SMS': '123456' });
  await started.user.click(button('Register'));
  await waitFor(() => expect(errorOf(input('Code from the SMS'))).toContain('please send again'));
  await askForCode(started);
  await checkSays(passed);
  await screen.findByRole('button', { name: /Again in 1:00/ });
  await type(started, { 'Mobile number': '9175550177', 'Code from the SMS': started.lastCode() });
  await started.user.click(button('Register'));
  await waitFor(() => expect(errorOf(input('Code from the SMS'))).toContain('please send again'));
  expect(started.asked).not.toContain(CONFIRM);
});

test('C06 AUTH-18 where the platform sends codes too, nobody has to pass the check', async () => {
  const started = await start({ ownCodes: true });
  await askForCode(started);
  await started.user.click(await screen.findByRole('button', { name: 'Get the code without this check' }));
  await screen.findByRole('button', { name: /Again in 2:00/ });
  await type(started, { 'Code from the SMS': started.lastCode() });
  await started.user.click(button('Register'));
  await registered(started);
  expect(started.asked).toEqual(['recaptchaParams']);
});

test('AUTH-18 and it does so by itself when the third party cannot', async () => {
  const started = await start({ ownCodes: true });
  started.answers.recaptchaParams = saysNo('OPERATION_NOT_ALLOWED');
  await askForCode(started);
  await screen.findByRole('button', { name: /Again in 2:00/ });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('AUTH-17a a form that is closed and opened again still counts down, and takes the code that was sent', async () => {
  const started = await start();
  await askForCode(started);
  await checkSays(passed);
  await screen.findByRole('button', { name: /Again in 1:00/ });
  await started.user.click(button('Close and open'));
  await screen.findByRole('button', { name: /Again in 1:00/ });
  await type(started, { 'Mobile number': '9175550199', 'Code from the SMS': started.lastCode() });
  await started.user.click(button('Register'));
  await registered(started);
});
