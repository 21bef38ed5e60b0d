import type { PhoneOnWire } from '@marquee/blocks/phone/phoneNumber';

/** A number as phones know it (E.164). */
export function onPhone({ countryDialingCode, mobileNum }: PhoneOnWire): string {
  return `+${countryDialingCode}${mobileNum}`;
}
