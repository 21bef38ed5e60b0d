import { expect, test } from 'vitest';
import { apiOrigin } from '../src/environment.ts';
import { PlatformError } from '../src/errors.ts';
import { asksForCaptcha } from '../src/refusal.ts';

const api = {
  origin: 'https://api.example',
  environments: [
    { hosts: ['*.stage.example'], origin: 'https://api.stage.example' },
    { hosts: ['one.stage.example', 'localhost'], origin: 'self' },
  ],
};

test.each([
  ['www.brand.example', 'https://api.example'],
  ['a.stage.example', 'https://api.stage.example'],
  ['A.Stage.Example.', 'https://api.stage.example'],
  ['one.stage.example', ''],
  ['localhost', ''],
  ['', 'https://api.example'],
])('BRAND-01c the page on %j speaks with %j', (hostname, origin) => {
  expect(apiOrigin(api, hostname)).toBe(origin);
});

test.each<[unknown, boolean]>([
  [{ captcha: true }, true],
  [{ captcha: '1' }, true],
  [{ captcha: false }, false],
  [{}, false],
  ['captcha', false],
  [null, false],
])('AUTH-06b a refusal with the value %j asks for the captcha: %s', (value, wanted) => {
  expect(asksForCaptcha(new PlatformError('refused', 'session.login', { value }))).toBe(wanted);
});

test('AUTH-06 another error asks for nothing', () => {
  expect(asksForCaptcha(new Error('captcha'))).toBe(false);
});
