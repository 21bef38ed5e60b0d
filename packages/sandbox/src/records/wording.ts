import type { Exchange } from '../exchange.ts';
import { inLanguage, type Translated } from '../messages.ts';
import { Refusal } from '../refusal.ts';

const LONG_TIMES = 5;

/** A text in the language asked for; as long as real ones get, where the scenario says so. */
export function worded({ language, scenario }: Exchange<unknown>, text: Translated | string): string {
  const words = typeof text === 'string' ? text : inLanguage(text, language);
  return scenario.longText ? `${words} `.repeat(LONG_TIMES).trim() : words;
}

/** Says no in the language asked for; `{name}` in the text stands for a detail. */
export function no(
  { language }: Exchange<unknown>,
  code: string,
  text: Translated,
  details: Readonly<Record<string, string | number>> = {},
): Refusal {
  const words = inLanguage(text, language).replace(/\{(\w+)\}/g, (whole, name: string) =>
    String(details[name] ?? whole),
  );
  return new Refusal(words, { code });
}
