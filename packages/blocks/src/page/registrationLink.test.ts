import { expect, test } from 'vitest';
import { registrationLink } from './registrationLink.ts';

const own = `${location.origin}/register?referralCode=AB%2612`;

test.each([
  ['https://aurora.test/r/AB', 'https://aurora.test/r/AB'],
  [`${location.origin}/r/AB`, `${location.origin}/r/AB`],
  ['https://evil.test/r/AB', own],
  ['javascript:alert(1)', own],
  [undefined, own],
])('AUTH-14 C18 the address %s becomes %s', (url, link) => {
  expect(registrationLink({ code: 'AB&12', url }, ['aurora.test'])).toBe(link);
});
