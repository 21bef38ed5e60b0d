import { expect, test } from 'vitest';
import { wordCount } from '../src/wordCount.ts';

test.each([
  ['', 0],
  ['   \n', 0],
  ['… !! —', 0],
  ['one', 1],
  ['It doesn’t load on my phone.', 6],
  ['well-known 3.5 GB', 3],
  ['Nạp tiền chưa đến', 4],
  ['提款还没到账', 6],
  ['我的 iPhone 打不开', 6],
  ['ถอนเงิน', 6],
  ['안녕하세요 여러분', 2],
  ['مرحبا بكم', 2],
])('SUPP-03 %j has %i words', (text, words) => {
  expect(wordCount(text)).toBe(words);
});
