import { legacyMessages } from '@marquee/brand/legacyMessages';
import type { Catalogue } from '../catalogue.ts';
import type { Problem, Words } from '../finding.ts';
import { parseMessage, placeholders } from '../icu.ts';
import { suggestion } from '../nearest.ts';
import { type Part, problemAt } from '../read/draft.ts';
import type { TextCheck } from './check.ts';

/** A brand may name itself instead of using the placeholder that does. */
const MAY_BE_LEFT_OUT = new Set(['brand']);

/** Control characters, marks that turn what follows around, and what stands for a letter that was lost on the way. */
const UNREADABLE = /(?![\n\t])[\p{Cc}\p{Cs}\u202a-\u202e\ufffd]/u;

/** A brand's own words against the product's messages: ids, ICU syntax, placeholders (BRAND-04, BRAND-08, C08). */
export const checkMessages: TextCheck = function* ({ lang }, { catalogue }) {
  for (const [, part] of lang) {
    for (const [key, text] of Object.entries(part.sound)) {
      if (key !== '$schema') yield* checkMessage(part, key, text, catalogue);
    }
  }
};

/** What is wrong with one text: its id, its syntax, its placeholders. */
export function* checkMessage(
  part: Part<unknown>,
  key: string,
  text: string | undefined,
  catalogue?: Catalogue,
): Iterable<Problem> {
  const at = (on: 'key' | 'value', words: Words) => problemAt(part.document.place([key], on), words);
  const today = Object.hasOwn(legacyMessages, key) ? legacyMessages[key] : undefined;
  if (today !== undefined) {
    yield at('key', {
      severity: 'recommendation',
      code: 'lang/legacy-id',
      message: `"${key}" is a name from an older product.`,
      mend: `It still works; write "${today}" instead.`,
    });
  }
  const source = catalogue?.source.get(today ?? key);
  if (catalogue && source === undefined) {
    yield at('key', {
      severity: 'error',
      code: 'lang/unknown-id',
      message: `No message has the id "${key}".`,
      mend: suggestion(
        key,
        [...catalogue.source.keys()],
        'Look the id up in the message reference, or remove the line.',
      ),
    });
  }
  if (text === undefined) return;
  if (!/[^\s\p{C}]/u.test(text)) {
    yield at('value', {
      severity: 'error',
      code: 'lang/blank',
      message: `"${key}" says nothing.`,
      mend: 'Write the text, or remove the line: the product’s own words then show.',
    });
    return;
  }
  const lost = UNREADABLE.exec(text);
  if (lost) {
    const point = (lost[0].codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
    yield at('value', {
      severity: 'error',
      code: 'lang/unreadable',
      message: `"${key}" holds U+${point} (character ${lost.index + 1} of the text), which nobody can read.`,
      mend: 'Type the text anew, and save the file as UTF-8.',
    });
  }
  const parsed = parseMessage(text);
  if (parsed.kind === 'broken') {
    yield at('value', {
      severity: 'error',
      code: 'lang/icu-syntax',
      message: `"${key}" is no ICU message: ${parsed.reason} (character ${parsed.offset + 1} of the text).`,
      mend: "Check braces and tags around it; a brace that is meant as such is written '{'.",
    });
    return;
  }
  const original = source === undefined ? undefined : parseMessage(source);
  if (original?.kind !== 'parsed') return;
  const wanted = placeholders(original.elements);
  const given = placeholders(parsed.elements);
  for (const [name, kind] of wanted) {
    if (given.has(name) || MAY_BE_LEFT_OUT.has(name)) continue;
    yield at('value', {
      severity: 'error',
      code: 'lang/placeholder-missing',
      message: `"${key}" lacks ${written(name)} (${kind}) of the source text: “${source}”.`,
      mend: `Write ${written(name)} where its value belongs.`,
    });
  }
  for (const name of given.keys()) {
    if (wanted.has(name)) continue;
    const known = [...wanted.keys()];
    yield at('value', {
      severity: 'error',
      code: 'lang/placeholder-unknown',
      message: `"${key}" uses ${written(name)}, which the source text does not have: “${source}”.`,
      mend: known.length > 0 ? suggestion(name, known, `Known here: ${known.map(written).join(', ')}.`) : 'Remove it.',
    });
  }
}

function written(name: string): string {
  return name.startsWith('<') ? name : `{${name}}`;
}

/** Messages that a supported language lacks: players then read the default language, English or the source (BRAND-12, C08). */
export const checkTranslations: TextCheck = function* ({ id, brand, lang }, { catalogue }) {
  if (!brand || !catalogue) return;
  const { default: first, supported = [] } = brand.sound.languages ?? {};
  for (const [index, code] of supported.entries()) {
    if (code === undefined) continue;
    const bundled = catalogue.translations.get(code);
    const own = lang.get(code)?.sound;
    const lacking = [...catalogue.source.keys()].filter((id) => !bundled?.has(id) && !(own && Object.hasOwn(own, id)));
    if (lacking.length === 0) continue;
    const some = lacking.slice(0, 3).join(', ');
    yield problemAt(brand.document.place(['languages', 'supported', index]), {
      severity: code === first ? 'warning' : 'recommendation',
      code: 'lang/untranslated',
      message: `${lacking.length} of ${catalogue.source.size} messages are not translated into ${code} (${some}${lacking.length > 3 ? ', …' : ''}).`,
      mend: `Add them to lang/${code}.json; pnpm brand export ${id} --languages ${code} writes them for a translator.`,
      list: lacking,
    });
  }
};
