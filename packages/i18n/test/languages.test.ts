import { describe, expect, it } from 'vitest';
import { isLanguageCode, languageCodes, languageOf } from '../src/languages.ts';

describe('BRAND-12 platform language codes', () => {
  it('BRAND-12a knows all 22 codes, each with a tag that Intl accepts', () => {
    expect(languageCodes).toHaveLength(22);
    for (const code of languageCodes) {
      expect(Intl.getCanonicalLocales(languageOf(code).bcp47)).toEqual([languageOf(code).bcp47]);
    }
  });

  it.each([
    ['TY', 'fil'],
    ['MY', 'my'],
    ['MS', 'ms'],
    ['TW', 'zh-Hant-TW'],
    ['CN', 'zh-Hans-CN'],
    ['KM', 'km'],
  ] as const)('BRAND-12a %s means %s, whatever ISO says of those letters', (code, tag) => {
    expect(languageOf(code).bcp47).toBe(tag);
  });

  it('BRAND-12b mirrors Arabic, Persian and Urdu and nothing else', () => {
    expect(languageCodes.filter((code) => languageOf(code).direction === 'rtl').sort()).toEqual(['AR', 'FA', 'UR']);
  });

  it.each([['ty'], ['XX'], [''], [null], ['toString'], [42]])('C08 refuses %j as a code', (value) => {
    expect(isLanguageCode(value)).toBe(false);
  });

  it.each([
    [0, 'one'],
    [5, 'one'],
    [4, 'other'],
    [6, 'other'],
    [9, 'other'],
  ])('BRAND-12 counts %i in Filipino as %s', (count, category) => {
    expect(new Intl.PluralRules(languageOf('TY').bcp47).select(count)).toBe(category);
  });
});
