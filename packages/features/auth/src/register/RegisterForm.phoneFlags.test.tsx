import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { startPhone } from '../../test/drivePhone.tsx';
import { button, type Flags, newcomer, registered, startForm, type } from '../../test/driveRegister.tsx';
import { phoneSignIn } from '../../test/phoneService.tsx';
import { ForgotForm } from '../forgot/ForgotForm.tsx';

const none: Flags = { USERNAMEREG3: false, MOBILENUMREG3: false, MOBILENUMPASSREG3: false, REGMOBVERF3: false };
const username = { USERNAMEREG3: true };
const mobile = { MOBILENUMREG3: true };
const password = { MOBILENUMPASSREG3: true };
const code = { REGMOBVERF3: true };
const number = { 'Mobile number': '9175550199' };
const secret = { Password: 'typed2468', 'Confirm password': 'typed2468' };

test.each<[string, Flags, Record<string, string>]>([
  ['by user name', { ...username, ...code }, { 'User name': 'newcomer1', ...number }],
  ['by mobile number', { ...mobile, ...code }, number],
  ['by mobile number with a password', { ...mobile, ...password, ...code }, number],
  ['by either', { ...username, ...mobile, ...code }, number],
  ['by either, with a password', { ...username, ...mobile, ...password, ...code }, number],
])(
  'AUTH-18 AUTH-10 %s, a code is the third party’s to send, whether the platform could or not',
  async (_, flags, typed) => {
    for (const ownCodes of [false, true]) {
      const started = await startPhone({ ownCodes }, { flags: { ...none, ...flags } });
      await type(started, typed);
      await started.user.click(button('Get code'));
      await screen.findByTitle('Check by Google');
      expect(screen.queryByRole('button', { name: 'Get the code without this check' }) !== null).toBe(ownCodes);
      expect([started.asked, started.sent('account.smsRegister')]).toEqual([['recaptchaParams'], []]);
      started.unmount();
    }
  },
);

test.each<[string, Flags, Record<string, string>]>([
  ['by user name', username, newcomer],
  ['by mobile number', mobile, number],
  ['by mobile number with a password', { ...mobile, ...password }, { ...number, ...secret }],
  ['by either', { ...username, ...mobile, ...password }, { ...number, ...secret }],
])('AUTH-18 AUTH-10 %s without codes the third party is asked nothing', async (_, flags, typed) => {
  const started = await startPhone({}, { flags: { ...none, ...flags } });
  await type(started, typed);
  expect(screen.queryByLabelText(/^Code from the SMS/)).toBeNull();
  await started.user.click(button('Register'));
  await registered(started);
  expect(started.asked).toEqual([]);
});

test('AUTH-18 AUTH-19b a new password by mobile number is the platform’s own business, beside a third party too', async () => {
  const started = await startForm(<ForgotForm onSignedIn={vi.fn()} onSent={vi.fn()} />, {
    flags: { CHNGPASSVERIF3: true },
    brand: { phoneSignIn },
  });
  await type(started, { 'Mobile number': '+63 917 555 0123' });
  await started.user.click(button('Get code'));
  await screen.findByRole('button', { name: /Again in/ });
  expect(started.sent('account.smsNoLogin')).toHaveLength(1);
  expect(screen.queryByTitle('Check by Google')).toBeNull();
});
