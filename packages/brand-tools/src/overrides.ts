import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { legacyMessages } from '@marquee/brand/legacyMessages';
import type { LanguageCode } from '@marquee/i18n/languages';
import { parseMessage } from './icu.ts';
import type { LoadedPack } from './packs.ts';

/** A brand's own words in one language, compiled, by message id. */
export type CompiledWords = Record<string, MessageFormatElement[]>;

/** Compiles a brand's own words to ICU syntax trees (BRAND-04); a language without any is absent. Legacy keys become ids. */
export function compileOverrides({
  lang,
  brand,
}: Pick<LoadedPack, 'lang' | 'brand'>): Partial<Record<LanguageCode, CompiledWords>> {
  const compiled: Partial<Record<LanguageCode, CompiledWords>> = {};
  for (const [code, texts] of lang) {
    if (!brand.languages.supported.includes(code)) continue;
    const words: CompiledWords = {};
    for (const [key, text] of Object.entries(texts)) {
      const id = Object.hasOwn(legacyMessages, key) ? legacyMessages[key] : key;
      const parsed = key === '$schema' || !id ? undefined : parseMessage(text);
      // an id of today goes before the old key that it replaced
      if (id && parsed?.kind === 'parsed' && (id === key || !Object.hasOwn(texts, id))) words[id] = parsed.elements;
    }
    if (Object.keys(words).length > 0) compiled[code] = words;
  }
  return compiled;
}
