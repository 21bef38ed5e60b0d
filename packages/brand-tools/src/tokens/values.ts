import { srgb } from '@marquee/theme/srgb';

/** Types of the Design Tokens Format Module 2025.10 that the theme contract needs, each with its value. */
export interface TokenValues {
  color: { colorSpace: 'srgb'; components: [number, number, number]; alpha?: number; hex: string };
  dimension: { value: number; unit: 'px' | 'rem' };
  duration: { value: number; unit: 'ms' | 's' };
  fontFamily: string[];
  fontWeight: number;
  number: number;
  cubicBezier: [number, number, number, number];
  shadow: Shadow[];
}

interface Shadow {
  color: TokenValues['color'];
  offsetX: TokenValues['dimension'];
  offsetY: TokenValues['dimension'];
  blur: TokenValues['dimension'];
  spread: TokenValues['dimension'];
  inset: boolean;
}

export type TokenType = keyof TokenValues;

/** Reads CSS text as a value of each type; undefined where the format has no such value. */
export const readers: { [T in TokenType]: (css: string) => TokenValues[T] | undefined } = {
  color: readColour,
  dimension: readDimension,
  duration(css) {
    const [, value, unit] = /^(-?[\d.]+)(ms|s)$/.exec(css.trim()) ?? [];
    return value !== undefined && (unit === 'ms' || unit === 's') ? { value: Number(value), unit } : undefined;
  },
  fontFamily: (css) => split(css, ',').map((family) => family.replace(/^["']|["']$/g, '')),
  fontWeight(css) {
    const weight = Number(css);
    return weight >= 1 && weight <= 1000 ? weight : undefined;
  },
  number: (css) => (Number.isFinite(Number(css)) ? Number(css) : undefined),
  cubicBezier(css) {
    const points = /^cubic-bezier\(([^)]+)\)$/.exec(css.trim())?.[1]?.split(',').map(Number) ?? [];
    const [x1 = Number.NaN, y1 = Number.NaN, x2 = Number.NaN, y2 = Number.NaN] = points;
    const valid = points.length === 4 && points.every(Number.isFinite) && [x1, x2].every((x) => x >= 0 && x <= 1);
    return valid ? [x1, y1, x2, y2] : undefined;
  },
  shadow: readShadow,
};

function readColour(css: string): TokenValues['color'] | undefined {
  const colour = srgb(css);
  if (!colour) return undefined;
  const { components, alpha } = colour;
  const hex = `#${components
    .map((part) =>
      Math.round(part * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
  return { colorSpace: 'srgb', components, ...(alpha < 1 && { alpha }), hex };
}

function readDimension(css: string): TokenValues['dimension'] | undefined {
  const text = css.trim();
  if (/^-?0+(\.0+)?$/.test(text)) return { value: 0, unit: 'px' };
  const [, value, unit] = /^(-?(?:\d+\.?\d*|\.\d+))(px|rem)$/.exec(text) ?? [];
  return value !== undefined && (unit === 'px' || unit === 'rem') ? { value: Number(value), unit } : undefined;
}

/** `none` is a shadow that nobody sees. */
function readShadow(css: string): Shadow[] | undefined {
  const layers = split(css === 'none' ? '0 0 0 0 transparent' : css, ',').map(readLayer);
  return layers.every((layer) => layer !== undefined) ? layers : undefined;
}

function readLayer(css: string): Shadow | undefined {
  const words = split(css, ' ');
  const lengths = words.map(readDimension).filter((length) => length !== undefined);
  const colour = words.map(readColour).find((one) => one !== undefined);
  const [offsetX, offsetY, blur, spread] = lengths;
  if (!colour || !offsetX || !offsetY) return undefined;
  const none = { value: 0, unit: 'px' } as const;
  return {
    color: colour,
    offsetX,
    offsetY,
    blur: blur ?? none,
    spread: spread ?? none,
    inset: words.includes('inset'),
  };
}

/** Splits outside of parentheses and quotes. */
function split(css: string, at: ',' | ' '): string[] {
  const outside = at === ',' ? /,(?![^(]*\))(?=(?:[^"]*"[^"]*")*[^"]*$)/ : / +(?![^(]*\))/;
  return css
    .trim()
    .split(outside)
    .map((part) => part.trim());
}
