import { useBrand } from '@marquee/brand/provider';
import { fold } from '@marquee/domain/search';
import { Combobox } from '@marquee/ui/combobox/Combobox';
import { TextField, type TextFieldProps } from '@marquee/ui/field/TextField';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { code, flag as flagClass } from './PhoneField.css.ts';
import { messages } from './phone.messages.ts';
import { type PhoneValue, warmNumbers } from './phoneNumber.ts';
import { type DiallingCountry, useCountries } from './useCountries.ts';
import { useFlags } from './useFlags.ts';

export interface PhoneFieldProps extends Omit<TextFieldProps, 'label' | 'type' | 'value' | 'onChange' | 'start'> {
  label?: string;
  value: PhoneValue;
  onChange(value: PhoneValue): void;
  /** no picker where the platform takes numbers of one country only (AUTH-11) */
  picker?: boolean;
}

/** Nothing typed yet; the country is taken from the brand as soon as the platform's list is there. */
export const emptyPhone: PhoneValue = { country: '', dial: '', number: '' };

/** A mobile number with its country (SHELL-15): flags, search and keyboard; the brand's country first. */
export function PhoneField({ label, value, onChange, picker = true, ...field }: PhoneFieldProps) {
  const intl = useIntl();
  const { phoneCountry } = useBrand();
  const countries = useCountries();
  const flags = useFlags();
  const byCode = (id: string) => countries.find(({ countryCode }) => countryCode === id);

  const choose = (country: DiallingCountry | undefined) => {
    if (country) onChange({ ...value, country: country.countryCode, dial: country.countryDialingCode });
  };
  const wanted = value.country || phoneCountry || '';
  useEffect(() => {
    if (value.dial === '' && countries.length > 0) choose(byCode(wanted) ?? countries[0]);
  });

  const mark = (country: string) => {
    const picture = flags.flag(country);
    if (picture) return <img src={picture} alt="" width={24} height={16} className={flagClass} />;
    return (
      <span className={code} aria-hidden>
        {country}
      </span>
    );
  };

  return (
    <TextField
      autoComplete="tel-national"
      inputMode="tel"
      name="mobileNum"
      {...field}
      type="tel"
      label={label ?? intl.formatMessage(messages.label)}
      value={value.number}
      onFocus={(event) => {
        warmNumbers();
        field.onFocus?.(event);
      }}
      onChange={(event) => onChange({ ...value, number: event.currentTarget.value })}
      start={
        picker ? (
          <Combobox
            label={intl.formatMessage(messages.country)}
            start={mark(value.country)}
            options={countries.map((country) => ({
              id: country.countryCode,
              label: country.name,
              short: `+${country.countryDialingCode}`,
              end: `+${country.countryDialingCode}`,
              start: mark(country.countryCode),
            }))}
            value={value.country || null}
            onChange={(id) => choose(byCode(id))}
            matches={({ id }, typed) => byCode(id)?.found.includes(fold(typed)) ?? false}
            emptyText={intl.formatMessage(messages.noCountry)}
            onOpen={flags.load}
          />
        ) : (
          <bdi>{value.dial && `+${value.dial}`}</bdi>
        )
      }
    />
  );
}
