import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { button, errorOf, input, startRegister, type } from '../../test/driveRegister.tsx';

/** Of each field: what is wrong, and the words for it, with the range of its rule where that is what is wrong. */
const wrong: readonly (readonly [label: string, text: string, words: string])[] = [
  ['User name', '9x', 'Still needed: Begins with a letter'],
  ['Password', 'short', 'Still needed: 7 to 20 characters · A digit'],
  ['Confirm password', 'other', 'Incorrect confirmation input.'],
  ['Mobile number', '12', 'The mobile number must have 10 digits.'],
  ['E-mail', 'nobody', 'Please enter an e-mail address'],
  ['Name of the account holder', 'New Comer', 'Still needed: Only capital letters and spaces'],
  ['ID number', 'ab-1234', 'Still needed: Only letters from A to Z and digits'],
  ['Payment password', '12', 'Still needed: 6 characters'],
  ['LINE', 'a b c', 'Still needed: No spaces'],
  ['WhatsApp', '+63', 'Still needed: 7 to 15 characters · Only digits'],
  ['Facebook', 'abc', 'Still needed: 5 to 50 characters'],
  ['WeChat', 'a b', 'Still needed: 6 to 20 characters · No spaces'],
  ['QQ', 'abcde', 'Still needed: Only digits'],
  ['Invitation code', 'x!', 'Still needed: 4 to 20 characters · Only letters from A to Z and digits'],
  ['Referral code', 'x y z', 'Still needed: Only letters from A to Z and digits'],
];

test('AUTH-11a AUTH-11b ERR-01d ERR-03h each field there is says what is wrong in the words of its kind, and nothing is sent', async () => {
  const started = await startRegister({ scenario: 'allFields' });
  await type(started, Object.fromEntries(wrong.map(([label, text]) => [label, text])));
  await started.user.click(button('Register'));
  // the focus goes there before the words are rendered
  await waitFor(() => {
    const said = wrong.map(([label]) => [label, errorOf(input(label))]);
    expect(said).toEqual(wrong.map(([label, , words]) => [label, expect.stringContaining(words)]));
  });
  await waitFor(() => expect(document.activeElement).toBe(input('User name')));
  expect(started.sent('account.register')).toEqual([]);
});
