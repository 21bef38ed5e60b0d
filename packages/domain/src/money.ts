/** An amount: decimal text such as `-1234.50`, never a float. No exponent, no separators, any number of digits (C07). */
export type Amount = `${number}`;

/** How a brand writes amounts. */
export interface AmountStyle {
  readonly symbol: string;
  /** digits after the decimal point */
  readonly digits: number;
  readonly position: 'before' | 'after';
}

/** value = units / 10^scale */
interface Decimal {
  readonly units: bigint;
  readonly scale: number;
}

const NUMBER = /^(-?)0*(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d{1,3}))?$/;
/** more digits than any wallet holds; keeps a hostile answer from costing time */
const LONGEST = 200;

/**
 * Reads decimal text exactly, or `undefined` if it is none. Leading zeros go, trailing ones stay. An exponent, which
 * JSON allows, is written out. Separators, spaces and signs other than `-` are refused: their meaning differs by place.
 */
export function parseAmount(text: string): Amount | undefined {
  const parts = text.length <= LONGEST ? NUMBER.exec(text) : null;
  if (!parts) return undefined;
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = parts;
  const shift = Number(exponent);
  if (Math.abs(shift) > LONGEST) return undefined;
  const scale = fraction.length - shift;
  const units = BigInt(`${sign}${whole}${fraction}`) * (scale < 0 ? 10n ** BigInt(-scale) : 1n);
  return write({ units, scale: Math.max(scale, 0) });
}

function read(amount: Amount): Decimal {
  const parsed = parseAmount(amount);
  // the type lets through forms such as `0x10` that only a mistake in code can bring here
  if (parsed === undefined) throw new RangeError('Not a decimal amount; parse text from outside with parseAmount');
  const point = parsed.indexOf('.');
  return { units: BigInt(parsed.replace('.', '')), scale: point < 0 ? 0 : parsed.length - point - 1 };
}

function write({ units, scale }: Decimal): Amount {
  const digits = (units < 0n ? -units : units).toString().padStart(scale + 1, '0');
  const cut = digits.length - scale;
  const text = scale > 0 ? `${digits.slice(0, cut)}.${digits.slice(cut)}` : digits;
  return `${units < 0n ? '-' : ''}${text}` as Amount;
}

/** Brings two amounts to one scale. */
function align(a: Amount, b: Amount): { a: bigint; b: bigint; scale: number } {
  const left = read(a);
  const right = read(b);
  const scale = Math.max(left.scale, right.scale);
  return {
    a: left.units * 10n ** BigInt(scale - left.scale),
    b: right.units * 10n ** BigInt(scale - right.scale),
    scale,
  };
}

/** Exact sum, with the digits of the longer fraction. */
export function addAmounts(a: Amount, b: Amount): Amount {
  const aligned = align(a, b);
  return write({ units: aligned.a + aligned.b, scale: aligned.scale });
}

/** Exact difference, with the digits of the longer fraction. */
export function subtractAmounts(a: Amount, b: Amount): Amount {
  const aligned = align(a, b);
  return write({ units: aligned.a - aligned.b, scale: aligned.scale });
}

/** Below 0, 0 or above 0 as `a` is less than, equal to or more than `b`; `1` and `1.00` are equal. */
export function compareAmounts(a: Amount, b: Amount): -1 | 0 | 1 {
  const aligned = align(a, b);
  if (aligned.a === aligned.b) return 0;
  return aligned.a < aligned.b ? -1 : 1;
}

/** Cuts to so many digits, towards the smaller number, so that never more is shown than there is; pads with zeros. */
export function roundDown(amount: Amount, digits: number): Amount {
  const { units, scale } = read(amount);
  if (scale <= digits) return write({ units: units * 10n ** BigInt(digits - scale), scale: digits });
  const unit = 10n ** BigInt(scale - digits);
  // BigInt division cuts towards zero; a negative amount with a rest goes one further down
  const cut = units / unit - (units < 0n && units % unit !== 0n ? 1n : 0n);
  return write({ units: cut, scale: digits });
}

/** Thousands separators and exactly so many digits, rounded down (MEMB-02): `1,234.50`. */
export function formatNumber(amount: Amount, digits: number): string {
  const [whole = '', fraction] = roundDown(amount, digits).split('.');
  const grouped = whole.replace(/\d(?=(\d{3})+$)/g, '$&,');
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}

/** As `formatNumber`, with the brand's currency symbol; the minus stands first, and a word-like symbol keeps its distance. */
export function formatAmount(amount: Amount, { symbol, digits, position }: AmountStyle): string {
  const number = formatNumber(amount, digits);
  if (position === 'after') return `${number}\u00a0${symbol}`;
  const sign = number.startsWith('-') ? '-' : '';
  const gap = /\p{L}{2}$/u.test(symbol) ? '\u00a0' : '';
  return `${sign}${symbol}${gap}${number.slice(sign.length)}`;
}
