import { expect, test } from 'vitest';
import { decideAfterLogin, type LoginMethod } from './afterLogin.ts';

interface Row {
  given: string;
  first?: boolean;
  expired?: boolean;
  forced?: boolean;
  password?: string;
  method?: LoginMethod;
  opens?: 'default' | 'expired';
  due?: 'asked' | 'forced';
}

test.each<Row>([
  { given: 'an ordinary login' },
  { given: 'the default password', password: '123456', opens: 'default', due: 'asked' },
  { given: 'a password that only begins like the default one', password: '1234567' },
  { given: 'the default text as an SMS code', password: '123456', method: 'sms' },
  { given: 'an expired password', expired: true, opens: 'expired', due: 'asked' },
  { given: 'an expired password that must be changed', expired: true, forced: true, opens: 'expired', due: 'forced' },
  { given: 'an expired password, login by SMS', expired: true, method: 'sms' },
  {
    given: 'an expired, forced password, third party',
    expired: true,
    forced: true,
    method: 'thirdParty',
    due: 'forced',
  },
  { given: 'a first login', first: true, due: 'forced' },
  { given: 'a first login by SMS', first: true, method: 'sms', due: 'forced' },
  { given: 'a first login by a third party, which knows no password', first: true, method: 'thirdParty' },
  { given: 'a first game without an account', first: true, method: 'trial' },
  {
    given: 'a first login with the default password',
    first: true,
    password: '123456',
    opens: 'default',
    due: 'forced',
  },
  { given: 'the forced setting alone', forced: true },
])('AUTH-07 $given: popup $opens, password change $due', (row) => {
  const { first = false, expired = false, forced = false, password = 'secret1', method = 'username', opens, due } = row;
  const decided = decideAfterLogin({ firstTimeLogin: first, passwordExpired: expired }, { password, method, forced });
  expect(decided).toEqual({
    firstLogin: first,
    ...(opens && { opensPasswordChange: opens }),
    ...(due && { passwordChange: due }),
  });
});
