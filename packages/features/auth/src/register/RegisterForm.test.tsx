import { currentSession } from '@marquee/state/session';
import { createMemoryStorage } from '@marquee/state/storage';
import { testBrand } from '@marquee/testing/testBrand';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { button, errorOf, input, newcomer, registered, startRegister, type } from '../../test/driveRegister.tsx';
import { platforms } from '../../test/keyless.ts';

const mobileOnly = { USERNAMEREG3: false, MOBILENUMREG3: true };

describe('registering', () => {
  test('AUTH-16a by user name one is a member then, and the owner leads on', async () => {
    const started = await startRegister();
    await type(started, newcomer);
    await started.user.click(button('Register'));
    await registered(started);
    expect(currentSession(started.app)).toMatchObject({ kind: 'member', account: 'newcomer1' });
    expect(currentSession(started.app)).not.toHaveProperty('passwordChange');
    expect(started.sent('account.register')).toHaveLength(1);
  });

  test('AUTH-10b AUTH-12c by mobile number with code and password', async () => {
    const started = await startRegister({ flags: { ...mobileOnly, MOBILENUMPASSREG3: true, REGMOBVERF3: true } });
    expect(screen.queryByLabelText('User name')).toBeNull();
    await type(started, { 'Mobile number': '0917 555 0199', Password: 'typed2468', 'Confirm password': 'typed2468' });
    await started.user.click(button('Get code'));
    await screen.findByRole('button', { name: /Again in 2:00/ });
    await type(started, { 'Code from the SMS': started.lastCode() });
    await started.user.click(button('Register'));
    await registered(started);
    expect(currentSession(started.app)).toMatchObject({ kind: 'member', account: 'm639175550199' });
  });

  test('AUTH-10b by mobile number alone there is no password', async () => {
    const started = await startRegister({ flags: mobileOnly });
    expect(screen.queryByLabelText('Password', { selector: 'input' })).toBeNull();
    await type(started, { 'Mobile number': '9175550199' });
    await started.user.click(button('Register'));
    await registered(started);
  });

  test('AUTH-16a what cannot be entered after it is said to be open', async () => {
    const started = await startRegister();
    started.fail('member.info=500');
    await type(started, newcomer);
    await started.user.click(button('Register'));
    expect(await screen.findByText(/Your account is open/)).toBeTruthy();
    expect(started.app.session.token()).toBeNull();
    // nothing is left that could be sent again
    expect([screen.queryByRole('button', { name: 'Register' }), screen.queryByLabelText('User name')]).toEqual([
      null,
      null,
    ]);
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Log in' }));
  });
});

test('AUTH-10c it leads to the login, to help beside what was typed, and to the terms, which open in the page', async () => {
  const { user } = await startRegister();
  expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/login');
  const help = screen.getByRole('link', { name: 'Help' });
  expect([help.getAttribute('href'), help.getAttribute('target')]).toEqual(['/help', '_blank']);
  await user.type(input('User name'), 'newcomer1');
  await user.click(screen.getByRole('link', { name: 'terms of use' }));
  expect(await screen.findByRole('dialog', { name: 'Terms of use' })).toBeTruthy();
  expect(input('User name').value).toBe('newcomer1');
});

describe('what is wrong', () => {
  test('AUTH-12b the account holder’s name is in capitals, as at the bank, and it is said why', async () => {
    const started = await startRegister();
    const holder = input('Name of the account holder');
    expect(document.getElementById(`${holder.id}-message`)?.textContent).toMatch(/With another name no withdrawal/);
    await type(started, { ...newcomer, 'Name of the account holder': 'New Comer' });
    await started.user.click(button('Register'));
    await waitFor(() => expect(errorOf(holder)).toContain('Only capital letters'));
    expect(started.sent('account.register')).toHaveLength(0);
  });

  test('AUTH-24b the first bad field gets the focus, and each says what is wrong', async () => {
    const started = await startRegister();
    await type(started, { 'User name': '9x', Password: 'short', 'Confirm password': 'other' });
    await started.user.click(button('Register'));
    await waitFor(() => expect(errorOf(input('User name'))).toContain('Begins with a letter'));
    await waitFor(() => expect(document.activeElement).toBe(input('User name')));
    expect(errorOf(input('Password'))).toContain('7 to 20 characters');
    expect(errorOf(input('Confirm password'))).toBe('Incorrect confirmation input.');
    expect(started.sent('account.register')).toHaveLength(0);
  });

  test('ERR-03h what is needed and empty says so; what may be empty does not', async () => {
    const started = await startRegister({ scenario: 'allFields' });
    await started.user.click(button('Register'));
    await waitFor(() => expect(errorOf(input('User name'))).toBe('This field cannot be empty.'));
    expect(errorOf(input('Mobile number'))).toBe('Please enter your mobile number.');
    expect(errorOf(input('Payment password'))).toBe('This field cannot be empty.');
    expect(errorOf(input('Characters in the picture'))).toBe('Please enter the characters in the picture.');
    expect(input('LINE').getAttribute('aria-invalid')).toBeNull();
  });

  test('C16 equal ends make one number', async () => {
    const started = await startRegister({ scenario: 'allFields' });
    await type(started, { 'Payment password': '12' });
    await started.user.click(button('Register'));
    await waitFor(() => expect(errorOf(input('Payment password'))).toBe('Still needed: 6 characters'));
  });

  test('AUTH-12a the platform’s words stand beside the field that it refused, and what was typed stays', async () => {
    const started = await startRegister();
    await type(started, { ...newcomer, 'User name': 'demomember' });
    await started.user.click(button('Register'));
    await waitFor(() => expect(errorOf(input('User name'))).toBe('This user name is already taken.'));
    expect(document.activeElement).toBe(input('User name'));
    expect([input('User name').value, input('Password').value]).toEqual(['demomember', 'typed2468']);
    await type(started, { 'User name': 'newcomer2' });
    await waitFor(() => expect(input('User name').getAttribute('aria-invalid')).toBeNull());
  });

  test.each([
    ['offline', 'Network link is abnormal'],
    ['500', 'server had a problem'],
    ['wrongTypes', 'could not read'],
  ])('ERR-03 a platform that is %s is said, and what was typed stays', async (fault, words) => {
    const started = await startRegister();
    await type(started, newcomer);
    started.fail(`account.register=${fault}`);
    await started.user.click(button('Register'));
    expect((await screen.findByRole('alert')).textContent).toContain(words);
    expect(input('Password').value).toBe('typed2468');
  });

  describe.each(platforms)('on %s', (_, platform) => {
    test.each([
      ['by user name', {}, newcomer, 'account.register'],
      [
        'by mobile number',
        { ...mobileOnly, MOBILENUMPASSREG3: true },
        { 'Mobile number': '9175550199', Password: 'typed2468', 'Confirm password': 'typed2468' },
        'account.registerMobile',
      ],
    ] as const)(
      'AUTH-16a C19 %s an answer that was lost does not lock the newcomer out',
      async (_, flags, typed, call) => {
        const started = await startRegister({ ...platform, flags });
        await type(started, typed);
        started.fail(`${call}=wrongTypes`);
        await started.user.click(button('Register'));
        await screen.findByRole('alert');
        started.fail('');
        await started.user.click(button('Register'));
        await registered(started);
      },
    );
  });

  test('AUTH-16a AUTH-10b C19 without a password too the account that was opened is entered', async () => {
    const started = await startRegister({ flags: mobileOnly });
    await type(started, { 'Mobile number': '9175550199' });
    started.fail('account.registerMobile=lost');
    await started.user.click(button('Register'));
    await screen.findByRole('alert');
    started.fail('');
    await started.user.click(button('Register'));
    await registered(started);
    expect(currentSession(started.app)).toMatchObject({ kind: 'member' });
  });

  test('AUTH-16a a name of somebody else stays theirs after a lost answer', async () => {
    const started = await startRegister();
    await type(started, { ...newcomer, 'User name': 'demomember' });
    started.fail('account.register=offline');
    await started.user.click(button('Register'));
    await screen.findByRole('alert');
    started.fail('');
    await started.user.click(button('Register'));
    await waitFor(() => expect(errorOf(input('User name'))).toBe('This user name is already taken.'));
    expect(started.app.session.token()).toBeNull();
  });

  test('AUTH-15a ERR-01e ERR-03h without agreement nothing is sent', async () => {
    const started = await startRegister();
    const agree = screen.getByRole<HTMLInputElement>('checkbox');
    expect(agree.checked).toBe(true);
    await type(started, newcomer);
    await started.user.click(agree);
    await started.user.click(button('Register'));
    await waitFor(() => expect(errorOf(agree)).toContain('agree to the terms'));
    await waitFor(() => expect(document.activeElement).toBe(agree));
    expect(started.sent('account.register')).toHaveLength(0);
  });

  test('AUTH-15a where the jurisdiction wants it, the box starts empty', async () => {
    const { brand } = await startRegister();
    document.body.replaceChildren();
    await startRegister({ brand: { legal: { ...brand.legal, termsOptIn: true } } });
    expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false);
  });
});

test('SAFE-01a the registration bears age mark, licence and help', async () => {
  const { brand } = await startRegister();
  expect(screen.getByRole('img', { name: /18/ })).toBeTruthy();
  expect(screen.getByText(/licensed and regulated in Malta/)).toBeTruthy();
  const help = screen.getByRole('link', { name: /Help with gambling/ });
  expect(help.getAttribute('href')).toBe(brand.legal.helpLinks[0]?.url);
});

describe('the birthday check', () => {
  const withAge = async (minimumAge: number, birthdayAge: number) => {
    const { legal } = testBrand;
    return startRegister({ brand: { legal: { ...legal, minimumAge, birthdayAge } } });
  };
  const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name });

  test('AUTH-15b asks to confirm 21 besides the 18 of the terms, and is never ticked ahead', async () => {
    const started = await withAge(18, 21);
    expect([box(/at least 18/).checked, box(/21 years old or older/).checked]).toEqual([true, false]);
    await type(started, newcomer);
    await started.user.click(button('Register'));
    await waitFor(() => expect(errorOf(box(/21 years/))).toBe('Please confirm that you are 21 years old or older.'));
    await waitFor(() => expect(document.activeElement).toBe(box(/21 years/)));
    expect(started.sent('account.register')).toHaveLength(0);
    await started.user.click(box(/21 years/));
    await started.user.click(button('Register'));
    await registered(started);
  });

  test('AUTH-15b is not there where the brand has none', async () => {
    await startRegister();
    expect(screen.getAllByRole('checkbox')).toHaveLength(1);
  });
});

describe('while it goes on', () => {
  test('C19 two presses and Enter send one registration', async () => {
    const started = await startRegister();
    await type(started, newcomer);
    const release = started.hold('account.register');
    await started.user.click(button('Register'));
    await waitFor(() => expect(started.sent('account.register')).toHaveLength(1));
    await started.user.click(button('Register'));
    await started.user.type(input('Password'), '{Enter}');
    release();
    await registered(started);
    expect(started.sent('account.register')).toHaveLength(1);
  });

  test('AUTH-12a hints tick off as one types', async () => {
    const started = await startRegister();
    const rule = () => screen.getByText('Begins with a letter').closest('li');
    expect(rule()?.textContent).toContain('still missing');
    await type(started, { 'User name': 'a' });
    expect(rule()?.textContent).toContain('fulfilled');
  });

  test('a password is neither in the address nor in storage nor readable on the way', async () => {
    const storage = createMemoryStorage();
    const started = await startRegister({ storage });
    await type(started, newcomer);
    await started.user.click(button('Register'));
    await registered(started);
    for (const { url, body } of started.requests) expect(`${url}${body}`).not.toContain('typed2468');
    for (const shelf of [storage.local, storage.session]) {
      for (const key of ['token', 'isAgent', 'mq.account', 'mq.invitation', 'mq.rememberedLogin']) {
        expect(shelf.read(key, (text) => text) ?? '').not.toContain('typed2468');
      }
    }
  });

  test('AUTH-11a ERR-03b settings that do not come say so and can be asked for again', async () => {
    const { startForm } = await import('../../test/driveRegister.tsx');
    const { RegisterForm } = await import('./RegisterForm.tsx');
    const started = await startForm(<RegisterForm onRegistered={() => {}} />, {
      fault: 'account.registerSettings=500',
    });
    const alert = await screen.findByRole('alert');
    started.fail('');
    await started.user.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'Register' })).toBeTruthy();
  });
});
