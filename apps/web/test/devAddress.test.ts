// @vitest-environment node
import { expect, test } from 'vitest';
import { devAddress, listenProblem } from '../build/devAddress.ts';

test('without PORT and HOST, or with empty ones, the usual address is taken', () => {
  const usual = { port: 5173, host: 'localhost' };
  expect(devAddress({})).toEqual(usual);
  expect(devAddress({ PORT: '', HOST: ' ' })).toEqual(usual);
  expect(devAddress({ PORT: '8080', HOST: '0.0.0.0' })).toEqual({ port: 8080, host: '0.0.0.0' });
});

test.each(['abc', '99999', '0', '-1', '80.5', '1e3', '0x50'])('PORT=%s is answered with a sentence', (PORT) => {
  expect(devAddress({ PORT })).toMatch(/^PORT is ".*", which is no port\. Write a number from 1 to 65535/);
});

test.each([
  ['EADDRINUSE', /Port 80 is taken/],
  ['EACCES', /above 1023/],
  ['ENOTFOUND', /HOST is "nope\.invalid"/],
  ['EADDRNOTAVAIL', /HOST is "nope\.invalid"/],
])('%s is answered with a sentence', (code, sentence) => {
  const address = { port: 80, host: 'nope.invalid' };
  expect(listenProblem(Object.assign(new Error('listen'), { code }), address)).toMatch(sentence);
  expect(listenProblem(new Error('something else'), address)).toBeUndefined();
});
