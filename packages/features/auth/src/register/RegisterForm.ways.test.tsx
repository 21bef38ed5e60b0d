import { HumanCheckFailed, type Solve } from '@marquee/blocks/human/humanCheck';
import { currentSession } from '@marquee/state/session';
import { createMemoryStorage } from '@marquee/state/storage';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { button, errorOf, input, newcomer, registered, startRegister, type } from '../../test/driveRegister.tsx';

const both = { USERNAMEREG3: true, MOBILENUMREG3: true };
const tab = (name: string) => screen.getByRole('tab', { name });
const failing: Solve = async () => {
  throw new HumanCheckFailed('did not load');
};

describe('both ways', () => {
  test('AUTH-10a C04 the tabs share what was typed, and nothing is lost by going there and back', async () => {
    const started = await startRegister({ flags: both });
    expect(tab('Mobile number').getAttribute('aria-selected')).toBe('true');
    await type(started, { 'Mobile number': '917 555 0199', 'E-mail': 'new@mail.example' });
    await started.user.click(tab('User name'));
    await type(started, { 'User name': 'newcomer1' });
    expect(input('E-mail').value).toBe('new@mail.example');
    await started.user.click(tab('Mobile number'));
    expect(input('Mobile number').value).toBe('917 555 0199');
    await started.user.click(tab('User name'));
    expect(input('User name').value).toBe('newcomer1');
  });

  test('AUTH-10a a switch brings another captcha', async () => {
    const started = await startRegister({ flags: both, scenario: 'allFields' });
    await screen.findByAltText('Picture with characters to copy');
    await started.user.click(tab('User name'));
    await waitFor(() => expect(started.sent('session.captcha')).toHaveLength(2));
  });
});

describe('codes by SMS', () => {
  const withCode = { USERNAMEREG3: false, MOBILENUMREG3: true, REGMOBVERF3: true };

  test('AUTH-12c the number is checked before a code is asked for', async () => {
    const started = await startRegister({ flags: withCode });
    await type(started, { 'Mobile number': '917' });
    await started.user.click(button('Get code'));
    await waitFor(() => expect(errorOf(input('Mobile number'))).toContain('must have 10 digits'));
    expect(document.activeElement).toBe(input('Mobile number'));
    expect(started.sent('account.smsRegister')).toHaveLength(0);
  });

  test('AUTH-17c ERR-01c a number of somebody else is answered in a dialog, without a wait', async () => {
    const started = await startRegister({ flags: withCode });
    await type(started, { 'Mobile number': '9175550123' });
    await started.user.click(button('Get code'));
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain('belongs to another account');
    await started.user.click(within(dialog).getByRole('button'));
    expect(button('Get code')).toBeTruthy();
  });

  test('C05 a human check that fails begins no countdown', async () => {
    const started = await startRegister({ flags: withCode, solve: failing });
    await type(started, { 'Mobile number': '9175550199' });
    await started.user.click(button('Get code'));
    expect((await screen.findByRole('dialog')).textContent).toContain('keeps out robots');
    expect(started.sent('account.smsRegister')).toHaveLength(0);
  });

  test('AUTH-12c a code is needed, and a wrong one is refused beside its field', async () => {
    const started = await startRegister({ flags: withCode });
    await type(started, { 'Mobile number': '9175550199' });
    await started.user.click(button('Register'));
    await waitFor(() => expect(errorOf(input('Code from the SMS'))).toBe('This field cannot be empty.'));
    await type(started, { 'Code from the SMS': '000000' });
    await started.user.click(button('Register'));
    await waitFor(() => expect(errorOf(input('Code from the SMS'))).toBe('The verification code is not valid.'));
    expect(document.activeElement).toBe(input('Code from the SMS'));
  });
});

describe('captcha and human check', () => {
  const all = {
    ...newcomer,
    'Mobile number': '9175550199',
    'E-mail': 'new@mail.example',
    'Name of the account holder': 'NEW COMER',
    'Payment password': '135790',
  };

  test('AUTH-11a all fields filled in, the picture copied: the account is opened', async () => {
    const started = await startRegister({ scenario: 'allFields' });
    await type(started, all);
    await screen.findByAltText('Picture with characters to copy');
    await type(started, { 'Characters in the picture': started.sandbox.state().captchas.at(-1)?.answer ?? '' });
    await started.user.click(button('Register'));
    await registered(started);
  });

  test('AUTH-06b a wrong copy brings another picture and empties only the copy', async () => {
    const started = await startRegister({ scenario: 'allFields' });
    await type(started, { ...all, 'Characters in the picture': '00000' });
    await started.user.click(button('Register'));
    await waitFor(() => expect(started.sent('session.captcha')).toHaveLength(2));
    await waitFor(() => expect(input('Characters in the picture').value).toBe(''));
    expect(input('Password').value).toBe('typed2468');
  });

  test('C06 who cannot see the picture registers without it', async () => {
    const started = await startRegister({ scenario: 'allFields' });
    await type(started, all);
    await started.user.click(button('Go on without the picture'));
    await started.user.click(button('Register'));
    await registered(started);
  });

  test('AUTH-22 where the platform asks for the human check, it is made and the registration goes on by itself', async () => {
    const started = await startRegister({ scenario: 'humanCheck' });
    await type(started, newcomer);
    await started.user.click(button('Register'));
    await registered(started);
    expect(started.sent('account.register')).toHaveLength(2);
  });

  test('C05 a human check that cannot be made is said, and one can try again', async () => {
    const started = await startRegister({ scenario: 'humanCheck', solve: failing });
    await type(started, newcomer);
    await started.user.click(button('Register'));
    expect((await screen.findByRole('alert')).textContent).toContain('keeps out robots');
    expect(button('Register').getAttribute('aria-busy')).toBeNull();
  });

  test('C15 hostile patterns neither freeze nor crash the form; the platform decides', async () => {
    const started = await startRegister({ scenario: 'hostilePatterns' });
    await type(started, { ...all, 'Name of the account holder': 'A'.repeat(40), LINE: 'line1234', QQ: '1234567' });
    await started.user.click(button('Register'));
    await registered(started);
  });
});

describe('invitations', () => {
  const at = (search: string) => ({ at: `/register${search}` });

  test('AUTH-14a a valid code hides its field and goes along', async () => {
    const started = await startRegister(at('?affiliateCode=NORTH24'));
    expect(screen.getByText(/You were invited/)).toBeTruthy();
    expect(screen.queryByLabelText(/^Invitation code/)).toBeNull();
    await type(started, newcomer);
    await started.user.click(button('Register'));
    await registered(started);
    expect(started.sandbox.state().accounts['SPC01/newcomer1']?.upline).toBe('demoagent');
  });

  test('AUTH-14a ERR-01b an invalid one is warned of and stands in its field', async () => {
    const started = await startRegister(at('?affiliateCode=WRONG99'));
    const dialog = screen.getByRole('dialog', { name: 'Invitation code' });
    expect(dialog.textContent).toContain('Invalid invitation code.');
    await started.user.click(within(dialog).getByRole('button', { name: 'OK' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(input('Invitation code').value).toBe('WRONG99');
  });

  test.each(['%3Cscript%3E', '%20%2B%2B', 'A'.repeat(65)])(
    'AUTH-14a ERR-01b one that none can be (%s) is warned of too, and nobody is asked about it',
    async (code) => {
      const started = await startRegister(at(`?affiliateCode=${code}`));
      const warning = await screen.findByRole('dialog', { name: 'Invitation code' });
      await started.user.click(within(warning).getByRole('button'));
      expect(input('Invitation code').value).toBe('');
      expect(started.sent('account.affiliate')).toEqual([]);
    },
  );

  test('AUTH-14a AUTH-14b without one the field is empty; a referral code of the address is filled in', async () => {
    await startRegister(at('?referralCode=FRIEND12'));
    expect([input('Invitation code').value, input('Referral code').value]).toEqual(['', 'FRIEND12']);
  });

  test('AUTH-14c a code that was kept from an earlier page counts, until somebody registers', async () => {
    const storage = createMemoryStorage();
    const { keepInvitation } = await import('../invitation/keptInvitation.ts');
    const { FIXED_NOW } = await import('@marquee/testing/fixedClock');
    keepInvitation(storage, FIXED_NOW, 30, { affiliateCode: 'NORTH24', referralCode: 'FRIEND12' });
    const started = await startRegister({ storage });
    expect(input('Referral code').value).toBe('FRIEND12');
    await type(started, newcomer);
    await started.user.click(button('Register'));
    await registered(started);
    expect(storage.local.read('mq.invitation', (text) => text)).toBeUndefined();
  });

  test('AUTH-14a a brand that is open by invitation only asks for the code', async () => {
    const started = await startRegister({ brand: { registration: 'invitation' } });
    await type(started, newcomer);
    await started.user.click(button('Register'));
    await waitFor(() => expect(errorOf(input('Invitation code'))).toBe('This field cannot be empty.'));
  });
});

test('BRAND-14a AUTH-24b another language and theme keep what was typed, and the errors follow the language', async () => {
  const started = await startRegister();
  await type(started, { 'User name': 'newcomer1', Password: 'typed2468', 'Confirm password': 'other' });
  await started.user.click(button('Register'));
  await waitFor(() => expect(errorOf(input('Confirm password'))).toBeTruthy());
  act(() => {
    started.app.preferences.setLanguage('ES');
    started.app.preferences.setTheme('dark');
  });
  await waitFor(() => expect(errorOf(input('Confirma la contraseña'))).toBe('La confirmación no coincide.'));
  expect([input('Usuario').value, input('Contraseña').value]).toEqual(['newcomer1', 'typed2468']);
  expect(currentSession(started.app).kind).toBe('visitor');
});
