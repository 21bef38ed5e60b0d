import { type Amount, parseAmount, roundDown } from '@marquee/domain/money';

/** Derived figures are whole cents, so that sums over a team are exact; they become decimal text at the edge. */
export function amountOf(cents: number | bigint): Amount {
  const whole = BigInt(cents);
  const digits = (whole < 0n ? -whole : whole).toString().padStart(3, '0');
  return `${whole < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}` as Amount;
}

/** Whole cents of an amount, rounded down. */
export function centsOf(amount: Amount): number {
  return Number(roundDown(amount, 2).replace('.', ''));
}

/** A percentage in millionths of the whole; more digits are cut off. @throws RangeError for what is no decimal text */
export function unitsOf(rate: string): number {
  const parsed = parseAmount(rate);
  if (parsed === undefined) throw new RangeError(`"${rate}" is no rate.`);
  return Number(roundDown(parsed, 4).replace('.', ''));
}

/** A part of a sum in cents, rounded down; exact also where the product has more digits than a number keeps. */
export function partOf(cents: number, units: number): number {
  const product = cents * units;
  return Number.isSafeInteger(product)
    ? Math.floor(product / 1_000_000)
    : Number((BigInt(cents) * BigInt(units)) / 1_000_000n);
}
