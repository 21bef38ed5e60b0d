import { expect, test } from 'vitest';
import { reminderChoices, reminderMinutes } from '../src/reminder.ts';

test.each([
  ['the brand’s, where a member has none', 60, 0, 60],
  ['the brand’s, where the platform keeps none', 60, undefined, 60],
  ['the member’s, where it is shorter', 60, 15, 15],
  ['the brand’s, where the member’s is longer', 60, 120, 60],
  ['the member’s, where the brand has none', 0, 120, 120],
  ['none, where neither has one', 0, 0, undefined],
  ['none, where neither is a number', Number.NaN, Number.NaN, undefined],
] as const)('SAFE-02a the interval that holds is %s', (_, brand, own, holds) => {
  expect(reminderMinutes(brand, own)).toBe(holds);
});

test.each([
  ['nothing longer than the brand’s, and not none', 60, 0, [15, 30, 60]],
  ['the brand’s own, also where the platform does not offer it', 45, 0, [15, 30, 45]],
  ['none, and each, where the brand has none', 0, 0, [0, 15, 30, 60, 120]],
  ['what the member has, also where the platform offers it no more', 60, 20, [15, 20, 30, 60]],
  ['not what the member has, where it is longer than the brand’s', 60, 90, [15, 30, 60]],
] as const)('SAFE-02a a member chooses from: %s', (_, brand, own, choices) => {
  expect(reminderChoices(brand, own, [0, 15, 30, 60, 120])).toEqual(choices);
});
