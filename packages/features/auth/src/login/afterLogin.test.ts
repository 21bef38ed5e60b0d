import { expect, test } from 'vitest';
import { decideAfterLogin, type LoginMethod } from './afterLogin.ts';

interface Row {
  given: string;
  first?: boolean;
  expired?: boolean;
  forced?: boolean;
  password?: string;
  method?: LoginMethod;
  opens: boolean;
  due?: 'asked' | 'forced';
}

test.each<Row>([
  { given: 'an ordinary login', opens: false },
  { given: 'the default password', password: '123456', opens: true, due: 'asked' },
  { given: 'a password that only begins like the default one', password: '1234567', opens: false },
  { given: 'the default text as an SMS code', password: '123456', method: 'sms', opens: false },
  { given: 'an expired password', expired: true, opens: true, due: 'asked' },
  { given: 'an expired password that must be changed', expired: true, forced: true, opens: true, due: 'forced' },
  { given: 'an expired password, login by SMS', expired: true, method: 'sms', opens: false },
  {
    given: 'an expired, forced password, third party',
    expired: true,
    forced: true,
    method: 'thirdParty',
    opens: false,
    due: 'forced',
  },
  { given: 'a first login', first: true, opens: false, due: 'forced' },
  { given: 'a first login with the default password', first: true, password: '123456', opens: true, due: 'forced' },
  { given: 'the forced setting alone', forced: true, opens: false },
])('AUTH-07 $given: popup $opens, password change $due', (row) => {
  const { first = false, expired = false, forced = false, password = 'secret1', method = 'username', opens, due } = row;
  const decided = decideAfterLogin({ firstTimeLogin: first, passwordExpired: expired }, { password, method, forced });
  expect(decided).toEqual({ firstLogin: first, opensPasswordChange: opens, ...(due && { passwordChange: due }) });
});
