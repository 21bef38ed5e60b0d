import { type PhoneLengths, phoneOnWire } from '@marquee/blocks/phone/phoneNumber';
import type { PatternGuard } from '@marquee/blocks/rules/patternGuard';
import { acceptedPattern, type FieldRule, fieldProblem } from '@marquee/domain/fieldRules';
import type { FieldErrors, Resolver } from 'react-hook-form';
import type { FieldName, FieldSpec, FormValues } from './fields.ts';

/** What is wrong with a field; which words say it is decided when it is shown, so that they follow the language. */
export type Problem =
  | { readonly type: 'required' | 'length' | 'pattern' | 'mismatch' | 'email' | 'phone' }
  /** a number that has another count of digits in its country (ERR-03) */
  | { readonly type: 'digits'; readonly message: string }
  /** the platform's own words */
  | { readonly type: 'server'; readonly message: string };

export interface Surroundings {
  readonly guard: PatternGuard;
  /** how many digits a number of the country has, where the platform says so */
  lengthsOf(country: string): PhoneLengths | undefined;
}

const ADDRESS = /^[^\s@]+@[^\s@]+$/;

/** Holds what was typed to the platform's rules (AUTH-11, AUTH-12). Its patterns run off the page's thread (C15). */
export async function checkField(
  spec: FieldSpec,
  values: FormValues,
  around: Surroundings,
): Promise<Problem | undefined> {
  const { name, rule } = spec;
  if (name === 'mobileNum') return checkPhone(rule, values, around);
  const value = values[name].trim();
  const problem = await checkText(value, rule, around.guard);
  if (problem) return { type: problem };
  if (name === 'confirmPassword' && value !== values.password.trim()) return { type: 'mismatch' };
  return name === 'email' && value !== '' && !ADDRESS.test(value) ? { type: 'email' } : undefined;
}

async function checkText(value: string, rule: FieldRule, guard: PatternGuard) {
  const problem = fieldProblem(value, rule);
  const pattern = acceptedPattern(rule);
  if (problem || value === '' || pattern === undefined) return problem;
  return (await guard.matches(pattern, value)) === false ? 'pattern' : undefined;
}

async function checkPhone(rule: FieldRule, { mobileNum }: FormValues, around: Surroundings) {
  if (mobileNum.number.trim() === '') return rule.required ? ({ type: 'required' } as const) : undefined;
  const read = await phoneOnWire(mobileNum, around.lengthsOf(mobileNum.country));
  if (!('problem' in read))
    return (await checkText(read.mobileNum, rule, around.guard)) && ({ type: 'phone' } as const);
  return read.problem === 'digits'
    ? ({ type: 'digits', message: String(read.count) } as const)
    : ({ type: 'phone' } as const);
}

/** The schema of a form that is known only at run time: its fields and rules, as the form library asks for it. */
export function resolverOf(fields: readonly FieldSpec[], around: Surroundings): Resolver<FormValues> {
  return async (values) => {
    const found = await Promise.all(fields.map(async (spec) => [spec.name, await checkField(spec, values, around)]));
    const errors = Object.fromEntries(found.filter(([, problem]) => problem)) as FieldErrors<FormValues>;
    return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors };
  };
}

/** The first field that something is wrong with, as they stand on the screen. */
export function firstWrong(fields: readonly FieldSpec[], errors: FieldErrors<FormValues>): FieldName | undefined {
  return fields.find(({ name }) => errors[name])?.name;
}
