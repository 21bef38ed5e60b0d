import { expect, test } from 'vitest';
import { pictureRun } from '../tests/pictureRun.ts';

const whole = (major: number) => ({ major, shell: false });
const said = (...how: Parameters<typeof pictureRun>) => {
  const run = pictureRun(...how);
  return run.kind === 'say' ? run : undefined;
};

test('STORY-03b pictures of the browser at hand are compared, and accepted by -u', () => {
  for (const update of [false, true])
    for (const filters of [[], ['Button']])
      expect(pictureRun({ update, filters }, whole(156), 156)).toEqual({ kind: 'run', records: false });
});

test('STORY-03b pictures of another version of the browser are skipped, with both versions and the way on', () => {
  expect(said({ update: false, filters: [] }, whole(157), 156)).toEqual({
    kind: 'say',
    text: 'Pictures skipped: they were taken with Chromium 156, this is 157. Take them anew with: pnpm visual -u',
    failed: false,
  });
});

test('STORY-03b -u takes all of them anew, and the new version is recorded', () => {
  for (const recorded of [156, undefined])
    expect(pictureRun({ update: true, filters: [] }, whole(157), recorded)).toEqual({ kind: 'run', records: true });
});

test('STORY-03b some pictures alone are not taken with another version', () => {
  const refused = said({ update: true, filters: ['Button'] }, whole(157), 156);
  expect(refused?.failed).toBe(true);
  expect(refused?.text).toContain('Take all of them anew with: pnpm visual -u');
});

test('STORY-03b the headless shell, which draws text differently, neither compares pictures nor takes any', () => {
  const shell = { major: 156, shell: true };
  const skipped = said({ update: false, filters: [] }, shell, 156);
  expect(skipped?.failed).toBe(false);
  expect(skipped?.text).toContain('Pictures skipped: they are of a whole Chromium');
  for (const filters of [[], ['Button']]) {
    const refused = said({ update: true, filters }, shell, 156);
    expect(refused?.failed).toBe(true);
    expect(refused?.text).toContain('No picture taken: they are of a whole Chromium');
  }
});
