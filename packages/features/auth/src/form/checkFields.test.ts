import type { PatternGuard } from '@marquee/blocks/rules/patternGuard';
import type { FieldRule } from '@marquee/domain/fieldRules';
import { describe, expect, test, vi } from 'vitest';
import { checkField, firstWrong, resolverOf } from './checkFields.ts';
import { anyText, emptyValues, type FieldSpec, type TextName } from './fields.ts';

const manila = { country: 'PH', dial: '63', number: '' };
const guardSaying = (answer: boolean | undefined) => {
  const matches = vi.fn<PatternGuard['matches']>(async () => answer);
  return { guard: { matches, close: () => {} }, matches };
};
const around = (answer?: boolean) => ({ guard: guardSaying(answer).guard, lengthsOf: () => ({ min: 10, max: 10 }) });

const typed = (texts: Partial<Record<TextName, string>>) => emptyValues(manila, texts);
const rule = (more: Partial<FieldRule>): FieldRule => ({ enabled: true, required: false, ...more });

describe('checkField', () => {
  test.each<[string, FieldSpec, string, string | undefined]>([
    ['an empty field that is needed', { name: 'line', rule: anyText(true) }, ' ', 'required'],
    ['an empty field that is not', { name: 'line', rule: anyText(false) }, '', undefined],
    ['too short a text', { name: 'line', rule: rule({ minLength: 4, maxLength: 8 }) }, 'abc', 'length'],
    ['spaces around a text', { name: 'line', rule: rule({ minLength: 4, maxLength: 8 }) }, ' abcd ', undefined],
    ['a text of another kind', { name: 'line', rule: rule({ patternId: 'digits' }) }, 'abc', 'pattern'],
    ['what is no address', { name: 'email', rule: anyText(true) }, 'nobody', 'email'],
    ['an address', { name: 'email', rule: anyText(true) }, 'no.body@mail.example', undefined],
  ])('AUTH-11 %s', async (_, spec, text, problem) => {
    const found = await checkField(spec, typed({ [spec.name]: text }), around());
    expect(found?.type).toBe(problem);
  });

  test.each([
    [false, 'pattern'],
    [true, undefined],
    [undefined, undefined],
  ])('C15 a pattern that the guard answers with %s makes it %s', async (answer, problem) => {
    const spec: FieldSpec = { name: 'payeeName', rule: rule({ acceptedPattern: '^(a+)+$' }) };
    expect((await checkField(spec, typed({ payeeName: 'AAAA' }), around(answer)))?.type).toBe(problem);
  });

  test('C15 a pattern is not run for what is wrong without it, nor for nothing', async () => {
    const { guard, matches } = guardSaying(false);
    const spec: FieldSpec = { name: 'qqNum', rule: rule({ acceptedPattern: '[', minLength: 5, maxLength: 12 }) };
    for (const qqNum of ['', '12']) await checkField(spec, typed({ qqNum }), { ...around(), guard });
    expect(matches).not.toHaveBeenCalled();
  });

  test('AUTH-12a the confirmation equals the password', async () => {
    const spec: FieldSpec = { name: 'confirmPassword', rule: anyText(true) };
    const values = { password: 'typed2468', confirmPassword: 'typed2469' };
    expect((await checkField(spec, typed(values), around()))?.type).toBe('mismatch');
    expect(await checkField(spec, typed({ ...values, confirmPassword: 'typed2468' }), around())).toBeUndefined();
  });

  test.each([
    ['9175550199', undefined],
    ['0917 555 0199', undefined],
    ['+63 917 555 0199', undefined],
    ['917', { type: 'digits', message: '10' }],
    ['', { type: 'required' }],
    ['abc', { type: 'digits', message: '10' }],
  ])('AUTH-12 ERR-03 the mobile number %s', async (number, problem) => {
    const values = { ...typed({}), mobileNum: { ...manila, number } };
    expect(await checkField({ name: 'mobileNum', rule: anyText(true) }, values, around())).toEqual(problem);
  });
});

test('AUTH-24b the first wrong field is the first one on the screen, not the first one found', async () => {
  const fields: FieldSpec[] = [
    { name: 'username', rule: anyText(true) },
    { name: 'line', rule: anyText(false) },
    { name: 'password', rule: anyText(true) },
  ];
  const { errors } = await resolverOf(fields, around())(typed({}), undefined, {
    fields: {},
    shouldUseNativeValidation: false,
  });
  expect(Object.keys(errors).sort()).toEqual(['password', 'username']);
  expect(firstWrong(fields, errors)).toBe('username');
});
