import { type Amount, addAmounts } from './money.ts';

/**
 * So many `per`ths of an amount, exactly, then cut to so many digits (towards the smaller number): a rebate of 0.85 % is
 * `portionOf(amount, 85, 10000, 2)`.
 */
export function portionOf(amount: Amount, times: number, per: number, digits: number): Amount {
  if (!Number.isSafeInteger(times) || !Number.isSafeInteger(per) || per <= 0) {
    throw new RangeError('A portion is a whole number of equal parts');
  }
  // adding 0 writes an exponent out
  const [whole = '0', fraction = ''] = addAmounts(amount, '0').split('.');
  const dividend = BigInt(`${whole}${fraction}`) * BigInt(times) * 10n ** BigInt(digits);
  const divisor = BigInt(per) * 10n ** BigInt(fraction.length);
  const units = dividend / divisor - (dividend < 0n && dividend % divisor !== 0n ? 1n : 0n);
  const text = (units < 0n ? -units : units).toString().padStart(digits + 1, '0');
  const point = text.length - digits;
  const number = digits > 0 ? `${text.slice(0, point)}.${text.slice(point)}` : text;
  return `${units < 0n ? '-' : ''}${number}` as Amount;
}

/** How many digits an amount has after the point, trailing zeros aside. */
export function digitsOf(amount: Amount): number {
  return amount.split('.')[1]?.replace(/0+$/, '').length ?? 0;
}

/** The amount with the other sign. */
export function negated(amount: Amount): Amount {
  if (/^-?0*(\.0*)?$/.test(amount)) return amount.replace('-', '') as Amount;
  return (amount.startsWith('-') ? amount.slice(1) : `-${amount}`) as Amount;
}

/** The sum of any number of amounts. */
export function sumOf(amounts: readonly Amount[]): Amount {
  return amounts.reduce<Amount>((total, amount) => addAmounts(total, amount), '0');
}
