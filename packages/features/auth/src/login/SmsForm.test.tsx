import { HumanCheckFailed } from '@marquee/blocks/human/humanCheck';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { errorOf, type Started, type StartOptions, signedIn, start, submit } from '../../test/driveLogin.tsx';
import { keyless } from '../../test/keyless.ts';

const tab = (name: string) => screen.getByRole('tab', { name });
const mobile = () => screen.findByLabelText<HTMLInputElement>('Mobile number');
const code = () => screen.getByLabelText<HTMLInputElement>('Verification code');
const getCode = () => screen.getByRole('button', { name: /^(Get code|Again in)/ });
const sms = { brand: { flags: { smsLogin: true } } };
const panel = async () => within(await screen.findByRole('tabpanel', { name: 'SMS code' }));

async function startSms(options: StartOptions = {}) {
  const started = await start({ ...sms, ...options });
  await started.user.click(tab('SMS code'));
  await mobile();
  return started;
}

/** Types the number of the demo member and has a code sent. */
async function askForCode({ user, sandbox }: Started, number = '0917 555 0123') {
  await user.type(await mobile(), number);
  await user.click(getCode());
  await screen.findByText('The code is on its way.');
  return sandbox.state().outbox.at(-1)?.code ?? '';
}

describe('login by SMS', () => {
  test('AUTH-02b the tab is there only where the brand has login by SMS', async () => {
    const without = await start();
    expect(screen.queryByRole('tablist')).toBeNull();
    without.unmount();
    await start(sms);
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['User name', 'SMS code']);
  });

  test('AUTH-02b agents log in by user name alone', async () => {
    await start({ ...sms, side: 'agent' });
    expect(screen.queryByRole('tablist')).toBeNull();
  });

  test('AUTH-02b AUTH-09a a code to the account’s number opens the session; the number goes with its dialling code', async () => {
    const started = await startSms();
    const sent = await askForCode(started);
    await started.user.type(code(), sent);
    await started.user.click((await panel()).getByRole('button', { name: 'Log in' }));
    await signedIn(started);
    expect(JSON.parse(started.sent('account.smsNoLogin')[0]?.body ?? '')).toMatchObject({
      countryDialingCode: '63',
      mobileNum: '9175550123',
      humanCheck: { scheme: 'altcha' },
    });
    expect(started.app.session.shared()?.account).toBe('demomember');
    expect(started.onSignedIn).toHaveBeenCalledWith({});
  });

  test('AUTH-24b without number and code both say so, the number gets the focus, and nothing is sent', async () => {
    const started = await startSms();
    await started.user.click((await panel()).getByRole('button', { name: 'Log in' }));
    await waitFor(async () => expect(errorOf(await mobile())).toBe('Please enter your mobile number.'));
    expect(errorOf(code())).toContain('Please enter the verification code.');
    await waitFor(async () => expect(document.activeElement).toBe(await mobile()));
    expect(started.sent('session.login')).toEqual([]);
  });

  test('AUTH-02b a number that is none is named before a code is asked for', async () => {
    const started = await startSms();
    await started.user.type(await mobile(), '12');
    await started.user.click(getCode());
    await waitFor(async () => expect(errorOf(await mobile())).toMatch(/not in the correct format/));
    expect(started.sent('account.smsNoLogin')).toEqual([]);
  });

  test('AUTH-02b AUTH-24b a wrong code is said at the code, and what was typed stays', async () => {
    const started = await startSms();
    await askForCode(started);
    await started.user.type(code(), '000000');
    await started.user.click((await panel()).getByRole('button', { name: 'Log in' }));
    await waitFor(() => expect(code().getAttribute('aria-invalid')).toBe('true'));
    expect([(await mobile()).value, code().value]).toEqual(['0917 555 0123', '000000']);
    await started.user.type(code(), '1');
    await waitFor(() => expect(code().getAttribute('aria-invalid')).toBeNull());
  });

  test('C05 a human check that fails begins no countdown and says so', async () => {
    const started = await startSms({ solve: () => Promise.reject(new HumanCheckFailed('lost')) });
    await started.user.type(await mobile(), '09175550123');
    await started.user.click(getCode());
    expect((await screen.findByRole('dialog')).textContent).toMatch(/keeps out robots/);
    expect(getCode().textContent).toBe('Get code');
    expect(started.sent('account.smsNoLogin')).toEqual([]);
  });

  test('C04 what was typed in one tab is there after a look at the other', async () => {
    const { user } = await startSms();
    await user.type(await mobile(), '0917');
    await user.click(tab('User name'));
    await user.type(screen.getByLabelText('User name', { selector: 'input' }), 'someone');
    await user.click(tab('SMS code'));
    expect((await mobile()).value).toBe('0917');
    expect(screen.getByLabelText<HTMLInputElement>('User name', { selector: 'input' }).value).toBe('someone');
  });

  test('AUTH-08a the number is remembered for a day as it was typed, and forgotten when unticked', async () => {
    const first = await startSms();
    const box = async () => (await panel()).getByRole<HTMLInputElement>('checkbox');
    await first.user.click(await box());
    await first.user.type(code(), await askForCode(first));
    await first.user.click((await panel()).getByRole('button', { name: 'Log in' }));
    await signedIn(first);
    first.unmount();
    const again = await startSms({ storage: first.app.storage, clock: first.clock });
    expect([(await mobile()).value, (await box()).checked]).toEqual(['0917 555 0123', true]);
    await again.user.click(await box());
    expect(again.app.storage.local.read('mq.rememberedMobile', String)).toBeUndefined();
  });

  test('AUTH-07b a login by SMS opens no change of password', async () => {
    const started = await startSms();
    await started.user.type(code(), await askForCode(started));
    await started.user.click((await panel()).getByRole('button', { name: 'Log in' }));
    await signedIn(started);
    expect(started.onSignedIn.mock.calls[0]?.[0]).toEqual({});
  });
});

describe('a login by SMS whose answer was lost', () => {
  const logIn = async ({ user }: Started) =>
    user.click((await panel()).getByRole('button', { name: 'Log in', busy: false }));

  /** The code is right, and what was done with it is not heard of. */
  async function unheard(fault: string, options: StartOptions = {}) {
    const started = await startSms(options);
    await started.user.type(code(), await askForCode(started));
    started.fail(fault);
    await logIn(started);
    expect((await screen.findByRole('alert')).textContent).toContain('Network link is abnormal');
    started.fail('');
    return started;
  }

  test('AUTH-02b C19 the code is used up, yet sent again it opens the session that it opened', async () => {
    const started = await unheard('session.login=lost');
    await logIn(started);
    await signedIn(started);
    expect(started.app.session.shared()?.account).toBe('demomember');
    expect(Object.keys(started.sandbox.state().sessions)).toHaveLength(1);
  });

  test('AUTH-02b C19 where a platform does not know it again, the refusal says that the code may have been used', async () => {
    const started = await unheard('session.login=lost', { connect: keyless });
    await logIn(started);
    await waitFor(() => expect(errorOf(code())).toMatch(/the code may have been used\. Please get a new one\.$/));
    await started.user.type(code(), '1');
    await logIn(started);
    await waitFor(() => expect(errorOf(code())).not.toBeNull());
    expect(errorOf(code())).not.toContain('may have been used');
  });

  test('AUTH-02b AUTH-07c C19 a session that the code has opened is gone on with when the account could not be loaded', async () => {
    const started = await unheard('member.info=offline');
    await logIn(started);
    await signedIn(started);
    expect(started.sent('session.login')).toHaveLength(1);
    expect(started.sent('session.logout')).toEqual([]);
  });

  test('AUTH-02b a session that the code has opened, and nobody went on with, is closed when the form goes', async () => {
    const started = await unheard('member.info=offline');
    started.unmount();
    await waitFor(() => expect(started.sandbox.state().sessions).toEqual({}));
  });

  test('AUTH-07e AUTH-02b a login that was given up at the next question is not gone on with', async () => {
    const started = await startSms({ scenario: 'unregisteredIp' });
    await started.user.type(code(), await askForCode(started));
    await logIn(started);
    await started.user.click(await screen.findByRole('button', { name: 'Back to the login' }));
    await waitFor(() => expect(started.sandbox.state().sessions).toEqual({}));
    await logIn(started);
    await waitFor(() => expect(code().getAttribute('aria-invalid')).toBe('true'));
    expect(started.sent('session.login')).toHaveLength(2);
  });

  test('AUTH-17a C19 a code whose sending was not heard of is not sent twice, and its wait begins', async () => {
    const started = await startSms();
    await started.user.type(await mobile(), '0917 555 0123');
    started.fail('account.smsNoLogin=lost');
    await started.user.click(getCode());
    await started.user.click(await screen.findByRole('button', { name: 'OK' }));
    started.fail('');
    started.clock.advance(2_000);
    await started.user.click(getCode());
    await screen.findByText('The code is on its way.');
    expect(started.sandbox.state().outbox).toHaveLength(1);
  });
});

describe('checks on the way', () => {
  test('AUTH-22 AUTH-09a where the platform asks for the human check, it is made and the login is sent again by itself', async () => {
    const started = await start({ scenario: 'humanCheck' });
    await started.user.type(screen.getByLabelText('User name'), 'demomember');
    await started.user.type(screen.getByLabelText('Password', { selector: 'input' }), 'member2468');
    await started.user.click(submit());
    await signedIn(started);
    expect(started.sent('session.login')).toHaveLength(2);
  });

  test('AUTH-22 a human check that cannot be made is said, and the login can be tried again', async () => {
    const started = await start({
      scenario: 'humanCheck',
      solve: () => Promise.reject(new HumanCheckFailed('lost')),
    });
    await started.user.type(screen.getByLabelText('User name'), 'demomember');
    await started.user.type(screen.getByLabelText('Password', { selector: 'input' }), 'member2468{Enter}');
    expect((await screen.findByRole('alert')).textContent).toMatch(/keeps out robots/);
    expect(submit().getAttribute('aria-busy')).toBeNull();
  });
});
