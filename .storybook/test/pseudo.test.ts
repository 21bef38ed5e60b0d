import { parse } from '@formatjs/icu-messageformat-parser';
import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { pseudoPack, pseudoText } from '../words/pseudo.ts';

const speak = (text: string, values?: Record<string, string | number>) =>
  createIntl({ locale: 'en', messages: { ...pseudoPack({ it: parse(text) }) } }).formatMessage({ id: 'it' }, values);

test('STORY-02 a pseudo text is accented and about 40 % longer, word by word', () => {
  const text = 'Log in to see your balance and your bets';
  const drawn = pseudoText(text);
  expect(drawn).not.toMatch(/[a-z]/i);
  expect(drawn.split(' ')).toHaveLength(text.split(' ').length);
  expect(drawn.length / text.length).toBeGreaterThan(1.25);
  expect(drawn.length / text.length).toBeLessThan(1.5);
});

test('STORY-02 what a message is filled with stays as it is', () => {
  expect(speak('Hello {name}', { name: 'demomember' })).toBe('Ĥéļļļöö demomember');
});

test.each([
  [1, 'ƀéţţ'],
  [3, 'ƀéţţšš'],
])('STORY-02 plurals choose their branch: %i', (count, word) => {
  expect(speak('{count, plural, one {# bet} other {# bets}}', { count })).toBe(`${count} ${word}`);
});
