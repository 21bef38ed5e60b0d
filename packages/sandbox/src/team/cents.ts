import { type Amount, parseAmount, roundDown } from '@marquee/domain/money';

/** Derived figures are whole cents, so that sums over a team are exact; they become decimal text at the edge. */
export function amountOf(cents: number | bigint): Amount {
  const whole = BigInt(cents);
  const digits = (whole < 0n ? -whole : whole).toString().padStart(3, '0');
  return `${whole < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}` as Amount;
}

/** Whole cents of an amount, rounded down. */
export function centsOf(amount: Amount): bigint {
  return BigInt(roundDown(amount, 2).replace('.', ''));
}

const RATE_DIGITS = 4;

/** So many percent of a sum in cents, rounded down. @throws RangeError for a rate that is no decimal text */
export function percentOf(cents: number, rate: string): bigint {
  const parsed = parseAmount(rate);
  if (parsed === undefined) throw new RangeError(`"${rate}" is no rate.`);
  const units = BigInt(roundDown(parsed, RATE_DIGITS).replace('.', ''));
  return (BigInt(cents) * units) / 10n ** BigInt(RATE_DIGITS + 2);
}
