import { expect, test } from 'vitest';
import { lengthOf, pictureLimits, pictureProblem, pictureTypeOf } from '../src/pictureFile.ts';

const png = { type: 'image/png', size: 1000 };

test.each([
  ['nothing', [], undefined],
  ['three', [png, png, { ...png, type: 'image/jpeg' }], undefined],
  ['four', [png, png, png, png], 'tooMany'],
  ['a GIF', [{ ...png, type: 'image/gif' }], 'wrongType'],
  ['just 5 MB', [{ ...png, size: pictureLimits.bytes }], undefined],
  ['a byte more', [{ ...png, size: pictureLimits.bytes + 1 }], 'tooLarge'],
] as const)('PROM-02 pictures: %s', (_, files, problem) => {
  expect(pictureProblem(files)).toBe(problem);
});

test.each([
  [[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0], 'image/png'],
  [[0xff, 0xd8, 0xff, 0xe0], 'image/jpeg'],
  [[0x47, 0x49, 0x46, 0x38], undefined],
  [[0x89, 0x50], undefined],
  [[], undefined],
] as const)('PROM-02 a picture is what its first bytes say: %j', (bytes, type) => {
  expect(pictureTypeOf(Uint8Array.from(bytes))).toBe(type);
});

test('PROM-02 an emoji is one character of a remark', () => {
  expect(lengthOf('🎉'.repeat(140))).toBe(140);
});
