import { demoAccounts } from '@marquee/sandbox/accounts';
import { expect, test } from 'vitest';
import { deliveryOf } from '../src/delivery.ts';
import { greeting } from '../src/greeting.ts';

test('AUTH-02 the greeting tells the number that a code can be sent to, and where the code will be', () => {
  const addresses = { local: [], others: [] };
  const text = greeting({ addresses, accounts: demoAccounts });
  expect(text).toContain('Login by SMS (codes, and e-mails, appear here):\n\n  demomember  +63 917 555 0123\n');
  const without = greeting({ addresses, accounts: demoAccounts.filter(({ mobile }) => mobile === undefined) });
  expect(without).not.toContain('SMS');
});

test('AUTH-17 a code is shown as a phone would show it', () => {
  expect(deliveryOf({ channel: 'sms', to: '639175550123', code: '123456', text: '123456 is your code.' })).toBe(
    'SMS to +639175550123: 123456 is your code.',
  );
  expect(deliveryOf({ channel: 'email', to: 'a@mail.example', text: 'Hello.' })).toBe(
    'E-mail to a@mail.example: Hello.',
  );
});
