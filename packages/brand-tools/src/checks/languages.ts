import { isLanguageCode, languageCodes } from '@marquee/i18n/languages';
import { suggestion } from '../nearest.ts';
import { fileProblem, LEGAL_FILE, problemAt } from '../read/draft.ts';
import type { TextCheck } from './check.ts';

/** The languages of a brand agree with each other and with the files of the pack (BRAND-08, BRAND-12). */
export const checkLanguages: TextCheck = function* (pack) {
  const { brand } = pack;
  // with an entry that could not be read, nobody knows what is supported
  const { default: first, supported: listed } = brand?.sound.languages ?? {};
  const supported = listed?.every((code) => code !== undefined) ? listed : undefined;
  if (brand && first && supported && !supported.includes(first)) {
    yield problemAt(brand.document.place(['languages', 'default']), {
      severity: 'error',
      code: 'brand/default-language-unsupported',
      message: `The default language ${first} is not among the supported ones (${supported.join(', ')}).`,
      mend: `Add "${first}" to languages.supported, or choose another default.`,
    });
  }
  for (const [index, code] of (listed ?? []).entries()) {
    if (!brand || !code || listed?.indexOf(code) === index) continue;
    yield problemAt(brand.document.place(['languages', 'supported', index]), {
      severity: 'warning',
      code: 'brand/language-twice',
      message: `${code} is listed twice.`,
      mend: 'Remove one of the two.',
    });
  }
  for (const code of pack.lang.keys()) {
    if (!supported || supported.includes(code)) continue;
    yield fileProblem(pack, `lang/${code}.json`, {
      severity: 'warning',
      code: 'lang/unsupported-language',
      message: `The brand does not support ${code}, so nobody reads this file.`,
      mend: `Add "${code}" to languages.supported in brand.json, or remove the file.`,
    });
  }
  for (const path of pack.files.keys()) {
    const code = LEGAL_FILE.exec(path)?.[2];
    if (code === undefined || isLanguageCode(code)) continue;
    yield fileProblem(pack, path, {
      severity: 'error',
      code: 'legal/unknown-language',
      message: `"${code}" is no language code of the platform.`,
      mend: suggestion(code, languageCodes, `Known codes: ${languageCodes.join(', ')}.`),
    });
  }
};
