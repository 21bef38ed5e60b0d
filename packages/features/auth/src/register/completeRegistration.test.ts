import type { Client } from '@marquee/sdk/client';
import { expect, test, vi } from 'vitest';
import { settingsOf } from '../../test/settings.ts';
import { emptyValues } from '../form/fields.ts';
import { type Registration, type RegistrationProofs, sendRegistration } from './completeRegistration.ts';
import { type RegisterWay, registrationFields } from './registrationFields.ts';

const settings = await settingsOf('normal');
const phone = { country: 'PH', dial: '63', number: '0917 555 0199' };
const human = { scheme: 'altcha', solution: 'done' };
const place = { domain: 'www.specimen.example', registerUrl: 'https://www.specimen.example/register?affiliateCode=N1' };

async function sent(way: RegisterWay, smsCode: boolean, more: Partial<Registration>, proofs: RegistrationProofs) {
  const flags = { username: true, mobile: true, mobilePassword: true, smsCode };
  const fields = registrationFields({ settings, flags, way, invitation: 'known' });
  const values = emptyValues(phone, {
    username: ' newcomer1 ',
    password: 'typed2468',
    confirmPassword: 'typed2468',
    verificationCode: '123456',
    referralCode: 'FRIEND1',
  });
  const send = vi.fn(async (_call: { id: string }, _input: object) => ({ token: 't' }));
  const client = { send } as unknown as Client;
  await sendRegistration(client, { way, fields, values, ...place, ...more }, () => undefined, proofs);
  const [call, input] = send.mock.calls[0] ?? [];
  return { call: call?.id, ...input };
}

const always = { ...place, method: 'WEB', login: true, referralCode: 'FRIEND1', password: 'typed2468' };

test('AUTH-16b a registration by name carries where it was made, by whom one was sent, and the human check', async () => {
  const carried = await sent('username', false, { affiliateCode: 'NORTH24' }, { phone: undefined, human });
  expect(carried).toMatchObject({
    call: 'account.register',
    ...always,
    username: 'newcomer1',
    affiliateCode: 'NORTH24',
  });
  expect(carried).toMatchObject({ humanCheck: human });
  expect(carried).not.toHaveProperty('firebaseIdToken');
});

test('AUTH-16b one by mobile number carries its one form, and what the third party has proven', async () => {
  const proven = { firebaseChannel: 'sms', firebaseIdToken: 'id' } as const;
  const carried = await sent('mobile', true, { captcha: '1234' }, { phone: proven, human: undefined });
  expect(carried).toMatchObject({ call: 'account.registerMobile', ...always, ...proven, captcha: '1234' });
  expect(carried).toMatchObject({ mobileNum: '9175550199', countryDialingCode: '63', verificationCode: '123456' });
  expect(carried).not.toHaveProperty('humanCheck');
  expect(carried).not.toHaveProperty('username');
});
