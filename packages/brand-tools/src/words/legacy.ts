import { legacyMessages } from '@marquee/brand/legacyMessages';
import type { LanguageCode } from '@marquee/i18n/languages';
import type { Catalogue } from '../catalogue.ts';
import { parseMessage, placeholders } from '../icu.ts';
import { nearest } from '../nearest.ts';
import { type Refusal, refusalOf, type Word } from './place.ts';

/** What became of an old pack. Every key of it is in exactly one of the lists. */
export interface LegacyPlan {
  /** old key and the message that takes its text */
  placed: (Word & { key: string })[];
  /** the product says this already */
  same: string[];
  refused: Refusal[];
}

/** Finds for each text of an old pack the message of today that it words (BRAND-04). */
export function planLegacy(old: unknown, language: LanguageCode, catalogue: Catalogue): LegacyPlan {
  const plan: LegacyPlan = { placed: [], same: [], refused: [] };
  for (const [key, value] of flattened(old)) {
    const last = key.slice(key.lastIndexOf('.') + 1);
    const legacy = [key, last].find((name) => Object.hasOwn(legacyMessages, name));
    const id = catalogue.source.has(key) ? key : legacy === undefined ? undefined : legacyMessages[legacy];
    if (typeof value !== 'string') {
      plan.refused.push({ key, reason: `"${key}" is no text.`, mend: 'Only texts can be taken.' });
    } else if (id === undefined) {
      const same = saidAlready(value, language, catalogue);
      if (same !== undefined) plan.same.push(key);
      else plan.refused.push({ key, reason: `Nothing of today is known for "${key}".`, mend: hint(key, catalogue) });
    } else place(plan, key, { id, text: renumbered(value, catalogue.source.get(id)) }, language, catalogue);
  }
  return plan;
}

function place(plan: LegacyPlan, key: string, word: Word, language: LanguageCode, catalogue: Catalogue): void {
  const before = plan.placed.find(({ id }) => id === word.id);
  const refusal = refusalOf(key, word, catalogue);
  if (refusal) plan.refused.push(refusal);
  else if (productText(word.id, language, catalogue) === word.text || before?.text === word.text) plan.same.push(key);
  else if (before) {
    const reason = `"${key}" words the message "${word.id}", and so does "${before.key}" otherwise.`;
    plan.refused.push({ key, reason, mend: 'Keep one of the two in the old file.' });
  } else plan.placed.push({ ...word, key });
}

/** Texts by their path, `a.b.c`, whatever the nesting. */
function flattened(value: unknown, above = ''): [key: string, value: unknown][] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [[above, value]];
  return Object.entries(value).flatMap(([key, each]) => {
    const path = above === '' ? key : `${above}.${key}`;
    return key === '$schema' ? [] : flattened(each, path);
  });
}

function productText(id: string, language: LanguageCode, { source, translations }: Catalogue): string | undefined {
  return translations.get(language)?.get(id) ?? source.get(id);
}

function saidAlready(text: string, language: LanguageCode, catalogue: Catalogue): string | undefined {
  return [...catalogue.source.keys()].find((id) => productText(id, language, catalogue) === text);
}

/** Old packs number their values: where there is one, `{0}` is the one that the message of today names. */
function renumbered(text: string, source: string | undefined): string {
  const parsed = source === undefined ? undefined : parseMessage(source);
  const names =
    parsed?.kind === 'parsed' ? [...placeholders(parsed.elements).keys()].filter((name) => !name.startsWith('<')) : [];
  const numbers = new Set(text.match(/\{\d\}/g));
  return names.length === 1 && numbers.size === 1 ? text.replaceAll(/\{\d\}/g, `{${names[0]}}`) : text;
}

function hint(key: string, catalogue: Catalogue): string {
  const near = nearest(key, [...catalogue.source.keys(), ...Object.keys(legacyMessages)]);
  return near === undefined
    ? 'Find the message in the message reference, and write its id.'
    : `Did you mean "${near}"?`;
}
