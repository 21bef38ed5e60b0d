import { isLanguageCode, languageOf } from '@marquee/i18n/languages';

/** BCP 47 tag of a platform language code. */
export function languageTag(code: string): string {
  if (!isLanguageCode(code)) throw new Error(`${code} is no platform language`);
  return languageOf(code).bcp47;
}

/** A language's name in itself. */
export function languageName(code: string): string {
  if (!isLanguageCode(code)) throw new Error(`${code} is no platform language`);
  return languageOf(code).name;
}
