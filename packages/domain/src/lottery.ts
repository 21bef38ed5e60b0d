import { fold, holdsLoosely } from './search.ts';

/** Most numbers of a draw that a list shows (LOTT-03, section 9). */
const MOST_SHOWN = 6;

/** The numbers of a draw as a list shows them. */
export interface ShownNumbers {
  readonly shown: readonly string[];
  /** how many more there are */
  readonly more: number;
}

/** Splits the numbers of a draw into at most six items; digits that are written together are an item each (LOTT-03). */
export function splitNumbers(numero: string): ShownNumbers {
  const parts = numero.split(/[^\p{L}\p{N}]+/u).filter((part) => part !== '');
  const [only = ''] = parts;
  const items = parts.length === 1 && /^\d{3,}$/.test(only) ? [...only] : parts;
  return { shown: items.slice(0, MOST_SHOWN), more: Math.max(0, items.length - MOST_SHOWN) };
}

/** A weekday as platforms number them (section 9): Sunday 1, Monday 2 … Saturday 7. */
export type DrawDay = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** The weekdays in the order in which a week is read; Monday first, as the spec lists them. */
export const drawDays: readonly DrawDay[] = [2, 3, 4, 5, 6, 7, 1];

/** Whether a lottery draws on a weekday: its days are tokens between commas, so `12` holds neither 1 nor 2 (LOTT-01). */
export function drawsOn(drawDayOfWeek: string | undefined, day: DrawDay): boolean {
  return (drawDayOfWeek ?? '').split(',').some((token) => token.trim() === String(day));
}

/** Whether a lottery's name holds what was searched for, in any case, with or without accents and spaces (LOTT-01). */
export function nameHolds(remark: string, search: string): boolean {
  const [name, wanted] = [fold(remark), fold(search)];
  return name.includes(wanted) || holdsLoosely(wanted)(name);
}
