import { type CheckName, checks } from './fieldChecks.ts';

/** What the platform's settings say of one field of a form (AUTH-11). */
export interface FieldRule {
  readonly enabled: boolean;
  readonly required: boolean;
  /** a regular expression as the platform writes it; from outside, so it may be invalid or never end (C15) */
  readonly acceptedPattern?: string | undefined;
  /** which message tells what is wrong; one of `PatternKind` where we know it */
  readonly patternId?: string | undefined;
  readonly minLength?: number | undefined;
  readonly maxLength?: number | undefined;
}

/** How long a text may be, both ends included. */
export interface Range {
  readonly min: number;
  readonly max: number;
}

/** What a kind asks for, and the characters it is written with; `{}` stands for the range. */
interface Kind {
  readonly checks: readonly CheckName[];
  readonly pattern: string;
}

/** The pattern kinds of AUTH-13, and the password rule of AUTH-12. The names serve as `patternId`. */
export const patternKinds = {
  lettersDigits: { checks: ['lettersDigitsOnly'], pattern: '^[A-Za-z0-9]{}$' },
  letterFirst: {
    checks: ['letterFirst', 'lettersDigitsOnly'],
    pattern: '^(?=[A-Za-z])[A-Za-z0-9]{}$',
  },
  digits: { checks: ['digitsOnly'], pattern: '^[0-9]{}$' },
  oneUppercase: { checks: ['upper'], pattern: '^(?=.*[A-Z]).{}$' },
  strong: {
    checks: ['upper', 'lower', 'digit', 'symbol'],
    pattern: '^(?=.*[A-Z])(?=.*[a-z])(?=.*[0-9])(?=.*[^A-Za-z0-9\\s]).{}$',
  },
  noSpaces: { checks: ['noSpaces'], pattern: '^\\S{}$' },
  englishSpaces: { checks: ['englishOnly'], pattern: '^[A-Za-z ]{}$' },
  thai: { checks: ['thaiOnly'], pattern: '^[\\u0e01-\\u0e3a\\u0e40-\\u0e5b ]{}$' },
  korean: { checks: ['koreanOnly'], pattern: '^[\\u1100-\\u11ff\\u3130-\\u318f\\uac00-\\ud7a3 ]{}$' },
  fullWidthJapanese: {
    checks: ['fullWidthOnly'],
    pattern: '^[\\u3000-\\u303f\\u3040-\\u30ff\\u4e00-\\u9fff\\uff01-\\uff60]{}$',
  },
  uppercase: { checks: ['uppercaseOnly'], pattern: '^[A-Z ]{}$' },
  fullName: { checks: ['nameWithSpace'], pattern: '^(?=\\S+(?: \\S+)+$).{}$' },
  dateYearFirst: { checks: ['dateYearFirst'], pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' },
  dateMonthFirst: { checks: ['dateMonthFirst'], pattern: '^[0-9]{2}-[0-9]{2}-[0-9]{4}$' },
  letterAndDigit: {
    checks: ['letter', 'digit', 'noSpaces'],
    pattern: '^(?=.*[A-Za-z])(?=.*[0-9])\\S{}$',
  },
} as const satisfies Record<string, Kind>;

export type PatternKind = keyof typeof patternKinds;

const kinds: Readonly<Record<string, Kind>> = patternKinds;

/** Whether a pattern id is one of the kinds known here. */
export function isPatternKind(id: string | undefined): id is PatternKind {
  return id !== undefined && Object.hasOwn(kinds, id);
}

/** A kind as regular expression text, as a platform would send it. */
export function patternOf(kind: PatternKind, { min, max }: Range): string {
  return patternKinds[kind].pattern.replace('{}', `{${min},${max}}`);
}

/** One thing a text must fulfil, and whether it does: a list of these ticks off as somebody types. */
export interface FieldCheck {
  readonly name: CheckName | 'length';
  readonly met: boolean;
}

/** What a rule asks for, as far as its kind and range are known, each with whether the text fulfils it. */
export function fieldChecks(value: string, rule: Pick<FieldRule, 'patternId' | 'minLength' | 'maxLength'>) {
  const { minLength: min = 0, maxLength: max = Number.POSITIVE_INFINITY, patternId } = rule;
  const found: FieldCheck[] = [];
  if (min > 0 || max !== Number.POSITIVE_INFINITY) {
    found.push({ name: 'length', met: value.length >= min && value.length <= max });
  }
  if (isPatternKind(patternId)) {
    for (const name of patternKinds[patternId].checks) found.push({ name, met: checks[name](value) });
  }
  return found;
}

/** What is wrong with a text: nothing, or the first thing that is. */
export type FieldProblem = 'required' | 'length' | 'pattern';

/**
 * Holds a text to a rule by its kind and range. A platform's own pattern is not run here: who can run it safely hands
 * in `matches`, which says `undefined` for a pattern that it cannot run; then the platform decides (C15).
 */
export function fieldProblem(
  value: string,
  rule: FieldRule,
  matches?: (pattern: string, value: string) => boolean | undefined,
): FieldProblem | undefined {
  if (value === '') return rule.required ? 'required' : undefined;
  const unmet = fieldChecks(value, rule).find(({ met }) => !met);
  if (unmet) return unmet.name === 'length' ? 'length' : 'pattern';
  const pattern = acceptedPattern(rule);
  return pattern !== undefined && matches?.(pattern, value) === false ? 'pattern' : undefined;
}

/** The rule's pattern; `*` is `.*` (section 5), and an empty one is none. */
export function acceptedPattern({ acceptedPattern: pattern }: Pick<FieldRule, 'acceptedPattern'>): string | undefined {
  if (pattern === undefined || pattern.trim() === '') return undefined;
  return pattern === '*' ? '.*' : pattern;
}

/** A range as a message says it: one number when both ends are the same (C16). */
export type RangeWords =
  | { readonly kind: 'exact'; readonly count: number }
  | { readonly kind: 'between'; readonly min: number; readonly max: number }
  | { readonly kind: 'atLeast'; readonly min: number }
  | { readonly kind: 'atMost'; readonly max: number }
  | { readonly kind: 'any' };

export function rangeWords({ minLength: min, maxLength: max }: Pick<FieldRule, 'minLength' | 'maxLength'>): RangeWords {
  if (min !== undefined && min === max) return { kind: 'exact', count: min };
  if (min !== undefined && max !== undefined) return { kind: 'between', min, max };
  if (min !== undefined) return { kind: 'atLeast', min };
  return max === undefined ? { kind: 'any' } : { kind: 'atMost', max };
}
