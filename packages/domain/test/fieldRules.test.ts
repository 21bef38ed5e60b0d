import { describe, expect, test } from 'vitest';
import {
  acceptedPattern,
  type FieldRule,
  fieldChecks,
  fieldProblem,
  isPatternKind,
  type PatternKind,
  patternKinds,
  patternOf,
  rangeWords,
} from '../src/fieldRules.ts';

const rule = (more: Partial<FieldRule> = {}): FieldRule => ({ enabled: true, required: true, ...more });

const samples: Record<PatternKind, { good: string[]; bad: string[] }> = {
  lettersDigits: { good: ['abc123', 'ABCDEF', '123456'], bad: ['abc 12', 'abc_12', 'ñandu1', ''] },
  letterFirst: { good: ['a12345', 'Abcdef'], bad: ['1abcde', '_abcde', 'a bcde'] },
  digits: { good: ['123456'], bad: ['12345a', '١٢٣٤٥٦'] },
  oneUppercase: { good: ['abcdeF', 'A-----'], bad: ['abcdef', '123456'] },
  strong: { good: ['aB3$ef', 'Zz9_zz'], bad: ['aB3def', 'ab3$ef', 'AB3$EF', 'aBc$ef', 'aB3 ef'] },
  noSpaces: { good: ['a-b_c!'], bad: ['a b_c!', 'ab\tcde'] },
  englishSpaces: { good: ['ab cde'], bad: ['ab cd1', 'José Q'] },
  thai: { good: ['สมชายด', 'ใจดี ด'], bad: ['abcdef', 'สมชาย1'] },
  korean: { good: ['홍길동홍길동', '홍길동 홍길'], bad: ['abcdef', '洪吉童洪吉童'] },
  fullWidthJapanese: { good: ['山田たろうと', 'ヤマダハナコ', 'ＡＢＣＤＥＦ'], bad: ['Yamada', 'ﾔﾏﾀﾞﾀﾛ'] },
  uppercase: { good: ['ABCDEF', 'ABC DE'], bad: ['ABCDEf', 'ABC123'] },
  fullName: { good: ['Ann Li', 'A B C D'], bad: ['AnnLee', ' AnnLi', 'AnnLi ', 'An  Li'] },
  dateYearFirst: { good: ['2000-02-29', '1999-12-31'], bad: ['31-12-1999', '1999/12/31'] },
  dateMonthFirst: { good: ['02-29-2000', '12-31-1999'], bad: ['1999-12-31', '12.31.1999'] },
  letterAndDigit: { good: ['abc123', 'p4$$w!'], bad: ['abcdef', '123456', 'abc 12'] },
};
const table = (Object.keys(patternKinds) as PatternKind[]).map((kind) => ({ kind, ...samples[kind] }));

describe('AUTH-13 pattern kinds', () => {
  const range = { min: 5, max: 10 };

  test.each(table)('AUTH-13 $kind takes what it should, as checks and as a pattern', ({ kind, good, bad }) => {
    const of = rule({ patternId: kind, minLength: 5, maxLength: 10 });
    const pattern = new RegExp(patternOf(kind, range));
    for (const text of good)
      expect([text, fieldProblem(text, of), pattern.test(text)]).toEqual([text, undefined, true]);
    for (const text of bad)
      expect([text, fieldProblem(text, of) === undefined, pattern.test(text)]).toEqual([text, false, false]);
  });

  test.each(['2001-02-29', '2000-13-01', '2000-00-10', '2000-01-00'])('AUTH-13 %s is no day', (text) => {
    expect(fieldProblem(text, rule({ patternId: 'dateYearFirst' }))).toBe('pattern');
  });

  test('AUTH-12a a username is 2 to 15 letters and digits that begin with a letter', () => {
    const of = rule({ patternId: 'letterFirst', minLength: 2, maxLength: 15 });
    const verdicts = ['a', 'ab', 'a'.repeat(15), 'a'.repeat(16), '1a', 'a b', 'a.b', ''].map((v) =>
      fieldProblem(v, of),
    );
    expect(verdicts).toEqual(['length', undefined, undefined, 'length', 'pattern', 'pattern', 'pattern', 'required']);
  });

  test('AUTH-12a what a password must fulfil ticks off as it is typed', () => {
    const of = { patternId: 'letterAndDigit', minLength: 7, maxLength: 20 };
    const met = (value: string) =>
      fieldChecks(value, of)
        .filter((check) => check.met)
        .map(({ name }) => name);
    expect(fieldChecks('', of).map(({ name }) => name)).toEqual(['length', 'letter', 'digit', 'noSpaces']);
    expect(met('')).toEqual([]);
    expect(met('abc')).toEqual(['letter', 'noSpaces']);
    expect(met('abc1')).toEqual(['letter', 'digit', 'noSpaces']);
    expect(met('abcdef1')).toEqual(['length', 'letter', 'digit', 'noSpaces']);
  });

  test.each(['constructor', '__proto__', '', undefined, 'P7'])(
    'AUTH-11 a pattern id we do not know (%j) asks for nothing',
    (id) => {
      expect(isPatternKind(id)).toBe(false);
      expect(fieldProblem('anything at all', rule({ patternId: id }))).toBeUndefined();
    },
  );
});

describe('C15 a pattern of the platform', () => {
  test.each([
    ['*', '.*'],
    ['', undefined],
    ['  ', undefined],
    [undefined, undefined],
    ['^(a+)+$', '^(a+)+$'],
  ])('AUTH-11 %j is run as %j', (given, wanted) => {
    expect(acceptedPattern({ acceptedPattern: given })).toBe(wanted);
  });

  test('C15 is run by whoever can do so safely; one that cannot be run decides nothing', () => {
    const of = rule({ acceptedPattern: '(' });
    expect(fieldProblem('x', of)).toBeUndefined();
    expect(fieldProblem('x', of, () => undefined)).toBeUndefined();
    expect(fieldProblem('x', of, () => true)).toBeUndefined();
    expect(fieldProblem('x', of, () => false)).toBe('pattern');
  });

  test('AUTH-11b an empty field is wrong only when it is required', () => {
    expect(fieldProblem('', rule({ required: false, minLength: 3 }))).toBeUndefined();
    expect(fieldProblem('', rule({ minLength: 3 }))).toBe('required');
  });
});

test.each([
  [
    { minLength: 6, maxLength: 6 },
    { kind: 'exact', count: 6 },
  ],
  [
    { minLength: 2, maxLength: 15 },
    { kind: 'between', min: 2, max: 15 },
  ],
  [{ minLength: 2 }, { kind: 'atLeast', min: 2 }],
  [{ maxLength: 9 }, { kind: 'atMost', max: 9 }],
  [{}, { kind: 'any' }],
])('C16 the range %j is told as %j', (given, wanted) => {
  expect(rangeWords(given)).toEqual(wanted);
});
