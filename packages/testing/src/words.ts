/// <reference types="vite/client" />
import { parse } from '@formatjs/icu-messageformat-parser';
import { fallbackChain, mergePacks, type Pack } from '@marquee/i18n/catalogue';
import type { LanguageCode } from '@marquee/i18n/languages';

/** Every catalogue of the product, by `<namespace>/<CODE>.json`. */
const catalogues = import.meta.glob<Record<string, string>>('../../../apps/web/lang/*/*.json', {
  eager: true,
  import: 'default',
});

/** All words of a language, compiled as the build compiles them; what is missing falls back as in the product (C08). */
export function wordsOf(language: LanguageCode, brandDefault: LanguageCode = 'EN'): Pack {
  return mergePacks(...fallbackChain(language, brandDefault).reverse().map(compile));
}

function compile(language: LanguageCode): Pack {
  const entries = Object.entries(catalogues)
    .filter(([path]) => path.endsWith(`/${language}.json`))
    .flatMap(([, texts]) => Object.entries(texts));
  return Object.fromEntries(entries.map(([id, text]) => [id, parse(text)]));
}
