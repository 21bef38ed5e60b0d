/**
 * The one table from platform language codes to BCP 47 tags, direction and the language's own name (BRAND-12).
 * Platform codes are not ISO codes: TY is Filipino, MY Burmese, MS Malay, TW and CN are scripts of Chinese.
 */
const TABLE = {
  CN: ['zh-Hans-CN', 'ltr', '简体中文'],
  EN: ['en', 'ltr', 'English'],
  JA: ['ja', 'ltr', '日本語'],
  TH: ['th', 'ltr', 'ไทย'],
  VI: ['vi', 'ltr', 'Tiếng Việt'],
  MY: ['my', 'ltr', 'မြန်မာ'],
  ES: ['es', 'ltr', 'Español'],
  HI: ['hi', 'ltr', 'हिन्दी'],
  ID: ['id', 'ltr', 'Bahasa Indonesia'],
  KM: ['km', 'ltr', 'ខ្មែរ'],
  KO: ['ko', 'ltr', '한국어'],
  MS: ['ms', 'ltr', 'Bahasa Melayu'],
  PT: ['pt', 'ltr', 'Português'],
  TA: ['ta', 'ltr', 'தமிழ்'],
  TW: ['zh-Hant-TW', 'ltr', '繁體中文'],
  TY: ['fil', 'ltr', 'Filipino'],
  UR: ['ur', 'rtl', 'اردو'],
  TR: ['tr', 'ltr', 'Türkçe'],
  BN: ['bn', 'ltr', 'বাংলা'],
  AR: ['ar', 'rtl', 'العربية'],
  FA: ['fa', 'rtl', 'فارسی'],
  RU: ['ru', 'ltr', 'Русский'],
} as const satisfies Record<string, readonly [bcp47: string, direction: 'ltr' | 'rtl', name: string]>;

/** A language as the platform names it, e.g. `TY`. Sent to the platform unchanged. */
export type LanguageCode = keyof typeof TABLE;
export type Direction = 'ltr' | 'rtl';

/** What the front end needs to know of a language. */
export interface Language {
  readonly code: LanguageCode;
  /** BCP 47 tag for `lang`, `Intl` and hreflang */
  readonly bcp47: string;
  readonly direction: Direction;
  /** the language's name in itself */
  readonly name: string;
}

/** All 22 platform codes, in the order of the table. */
export const languageCodes = Object.keys(TABLE) as LanguageCode[];

/** Tells whether a text from outside is a platform language code. Codes are upper case; nothing is folded. */
export function isLanguageCode(value: unknown): value is LanguageCode {
  return typeof value === 'string' && Object.hasOwn(TABLE, value);
}

/** The language of a platform code. */
export function languageOf(code: LanguageCode): Language {
  const [bcp47, direction, name] = TABLE[code];
  return { code, bcp47, direction, name };
}

/** The language of the texts in the code, which every fallback ends in (BRAND-12). */
export const sourceLanguage: LanguageCode = 'EN';
/** Languages that the product itself is translated into (BRAND-12); a brand pack may add its own words in others. */
export const bundledLanguages: readonly LanguageCode[] = ['CN', 'ES', 'TY', 'VI'];
/** Every language in which the product has words. */
export const productLanguages: readonly LanguageCode[] = [sourceLanguage, ...bundledLanguages];
/** What a brand speaks that does not say (BRAND-12). */
export const brandDefaults: { readonly first: LanguageCode; readonly supported: readonly LanguageCode[] } = {
  first: sourceLanguage,
  supported: ['TY', sourceLanguage],
};

/** Languages whose players know bingo as a kind of game of its own (GAME-02). */
export const bingoLanguages: readonly LanguageCode[] = ['TY'];
