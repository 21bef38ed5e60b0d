import { languageOf, sourceLanguage } from '@marquee/i18n/languages';

/** Money and clock of a jurisdiction; what an operator corrects in brand.json when it is another. */
export interface Region {
  readonly currency: { readonly code: string; readonly symbol: string; readonly digits: number };
  readonly timeZone: string;
}

/** Currency of the jurisdictions whose rules are known, by ISO 3166 code. */
const CURRENCIES: Readonly<Record<string, string>> = { PH: 'PHP', MT: 'EUR', GB: 'GBP', VG: 'USD' };
const WORLD = 'USD';

/** Money and clock for a jurisdiction. */
export function regionOf(jurisdiction: string, wanted?: string): Region {
  const code = wanted ?? CURRENCIES[jurisdiction] ?? WORLD;
  return { currency: currency(code), timeZone: timeZone(jurisdiction) };
}

/** Sign and digits as the Unicode tables have them; the platform writes pesos with a P (BRAND-01). */
function currency(code: string): Region['currency'] {
  const { bcp47 } = languageOf(sourceLanguage);
  const format = new Intl.NumberFormat(bcp47, { style: 'currency', currency: code, currencyDisplay: 'narrowSymbol' });
  const sign = format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? code;
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  return { code, symbol: code === 'PHP' ? 'P' : [...sign].length <= 4 ? sign : code, digits };
}

/** The zone of the country, if it has but one. */
function timeZone(jurisdiction: string): string {
  try {
    const locale = new Intl.Locale(`und-${jurisdiction}`);
    const zones: unknown = Reflect.get(locale, 'timeZones');
    return Array.isArray(zones) && zones.length === 1 && typeof zones[0] === 'string' ? zones[0] : 'UTC';
  } catch {
    return 'UTC';
  }
}
