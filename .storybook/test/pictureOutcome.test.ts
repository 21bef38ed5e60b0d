import { expect, test } from 'vitest';
import { allowedPixels } from '../tests/pictureAllowance.ts';
import { closingWords, sayTooSlow } from '../tests/pictureOutcome.ts';

const mismatch = 'toMatchScreenshot()\n\nScreenshot does not match the stored reference.\n162 pixels differ.';
const unreadable = 'Expected no accessibility violations: color-contrast';

test('STORY-03b what may differ is a share of the picture, with a small floor; the outline of one small badge is more', () => {
  expect(allowedPixels(800, 600)).toBe(10);
  expect(allowedPixels(1600, 1200)).toBe(38);
  expect(allowedPixels(100, 100)).toBe(4);
  expect(allowedPixels(800, 600)).toBeLessThan(2 * (24 + 20));
});

test('STORY-03b a picture that differs leads to the difference and to the way to accept it', () => {
  expect(closingWords([[mismatch], [mismatch]])).toEqual([
    '2 pictures differ: see .storybook/test-results/pictures. If it is meant: pnpm visual -u',
  ]);
});

test('STORY-03b what is accepted after a run of some stories is those alone', () => {
  expect(closingWords([[mismatch]], ['Button', 'badge/'])[0]).toMatch(/If it is meant: pnpm visual Button badge\/ -u$/);
});

test('STORY-03b a picture that was not taken in time tells of a slow machine, and is not to be accepted', () => {
  const late = () => sayTooSlow(new Error('Could not capture a stable screenshot within 60000ms.'));
  expect(late).toThrow('The machine was too slow');
  const [words, ...more] = closingWords([['The machine was too slow, …'], ['Hook timed out in 120000ms.']]);
  expect(words).toMatch(/^2 pictures were not taken in time: the machine was too slow/);
  expect([words, more].join()).not.toContain('-u');
});

test('STORY-03b a colour that cannot be read is told beside the difference of its picture', () => {
  expect(closingWords([[unreadable, mismatch]])).toEqual([
    '1 picture differs: see .storybook/test-results/pictures. If it is meant: pnpm visual -u',
    '1 story fails by more than the picture: mend that first, -u accepts no such one.',
  ]);
  expect(closingWords([])).toEqual([]);
});

test('any other failure of a picture stays as it is', () => {
  const other = new Error(mismatch);
  expect(() => sayTooSlow(other)).toThrow(other);
});
