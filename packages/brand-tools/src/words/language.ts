import { isLanguageCode, type LanguageCode, languageCodes, languageOf } from '@marquee/i18n/languages';

/** The platform's code for a language, however it is written: `VI`, `vi`, `zh_CN`, `zh-Hans`, `tl`. */
export function languageNamed(text: string): LanguageCode | undefined {
  const upper = text.toUpperCase();
  if (isLanguageCode(upper) && upper === text) return upper;
  const wanted = inFull(text.replaceAll('_', '-'));
  const known = languageCodes.find((code) => wanted !== undefined && inFull(languageOf(code).bcp47) === wanted);
  return known ?? (isLanguageCode(upper) ? upper : undefined);
}

/** Language and script of a tag, so that `zh-CN` and `zh-Hans` are one. */
function inFull(tag: string): string | undefined {
  try {
    const { language, script } = new Intl.Locale(tag).maximize();
    return `${language}-${script}`;
  } catch {
    return undefined;
  }
}
