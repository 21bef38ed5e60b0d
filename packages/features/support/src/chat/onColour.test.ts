import { expect, test } from 'vitest';
import { schemeOn } from './onColour.ts';

test.each([
  ['#000000', 'dark'],
  ['#14284b', 'dark'],
  ['#c2410c', 'dark'],
  ['#757575', 'dark'],
  ['#7a7a7a', 'light'],
  ['#ffeb3b', 'light'],
  ['#ffffff', 'light'],
])('SUPP-04 C12 on %s the text is that of a %s page', (colour, scheme) => {
  expect(schemeOn(colour)).toBe(scheme);
});
