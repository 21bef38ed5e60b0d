import { useBrand } from '@marquee/brand/provider';
import { fold } from '@marquee/domain/search';
import { type Country, countries } from '@marquee/sdk/contract/system/countries';
import { useCall } from '@marquee/state/queries';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';

/** A country of the picker. */
export interface DiallingCountry extends Country {
  /** in the language on the screen */
  readonly name: string;
  /** what a search looks through */
  readonly found: string;
}

/** Countries by name in the language on screen, the brand's own first (SHELL-15). Empty until the platform has answered. */
export function useCountries(): readonly DiallingCountry[] {
  const { locale } = useIntl();
  const { phoneCountry } = useBrand();
  const { data } = useCall(countries, {});
  return useMemo(() => {
    const names = new Intl.DisplayNames([locale], { type: 'region', fallback: 'code' });
    const list = (data ?? []).map((country) => {
      const name = names.of(country.countryCode) ?? country.countryCode;
      const found = fold(`${name} ${country.countryCode} ${country.countryDialingCode} +${country.countryDialingCode}`);
      return { ...country, name, found };
    });
    const order = new Intl.Collator(locale);
    const first = ({ countryCode }: Country) => (countryCode === phoneCountry ? 0 : 1);
    return list.sort((a, b) => first(a) - first(b) || order.compare(a.name, b.name));
  }, [data, locale, phoneCountry]);
}
