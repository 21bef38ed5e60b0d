import { renderWithApp } from '@marquee/testing/renderWithApp';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { RuleHints } from './RuleHints.tsx';

const lines = () => screen.getAllByRole('listitem').map((line) => line.textContent);

test('AUTH-12 what a password needs is ticked off as it is typed', async () => {
  await renderWithApp(<RuleHints value="abc" rule={{ patternId: 'letterAndDigit', minLength: 7, maxLength: 20 }} />);
  expect(lines()).toEqual([
    '7 to 20 charactersstill missing',
    'A letter from A to Zfulfilled',
    'A digitstill missing',
    'No spacesfulfilled',
  ]);
});

test.each([
  [{ minLength: 6, maxLength: 6 }, '6 characters'],
  [{ minLength: 1, maxLength: 1 }, '1 character'],
  [{ minLength: 2 }, 'At least 2 characters'],
  [{ maxLength: 9 }, 'At most 9 characters'],
])('C16 a range %o is said with one number where both ends are the same', async (rule, words) => {
  await renderWithApp(<RuleHints value="" rule={{ ...rule, patternId: 'unheardOf' }} />);
  expect(lines()).toHaveLength(1);
  expect(lines()[0]).toContain(words);
});

test('AUTH-12 a rule that says nothing shows nothing', async () => {
  const { container } = await renderWithApp(<RuleHints value="x" rule={{}} />);
  expect(container.textContent).toBe('');
});
