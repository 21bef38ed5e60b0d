import type { CornerName, Corners, Density, Elevation, ThemeAuthor, ThemeName } from './author.ts';
import { hex } from './colour.ts';
import type { ThemeValues } from './contract.ts';
import type { Seeds } from './seeds.ts';

type Shapes = Pick<ThemeValues, 'radius' | 'space' | 'control' | 'size' | 'shadow' | 'glass' | 'motion'>;

const px = (value: number) => `${value}px`;
const rem = (pixels: number) => (pixels === 0 ? '0' : `${Math.round((pixels / 16) * 10000) / 10000}rem`);

const corners: Record<CornerName, Required<Corners>> = {
  square: { control: 0, card: 0, overlay: 0 },
  soft: { control: 8, card: 12, overlay: 16 },
  round: { control: 14, card: 20, overlay: 28 },
};

const controls: Record<Density, { height: number; small: number }> = {
  compact: { height: 40, small: 32 },
  regular: { height: 44, small: 36 },
  roomy: { height: 50, small: 40 },
};

/** The 4 px grid in pixels. Compact and roomy keep the small steps, which hold icon and label together. */
const spaces: Record<Density, Record<keyof ThemeValues['space'], number>> = {
  compact: { 1: 4, 2: 6, 3: 10, 4: 12, 5: 16, 6: 20, 8: 26, 10: 32, 12: 40, 16: 52 },
  regular: { 1: 4, 2: 8, 3: 12, 4: 16, 5: 20, 6: 24, 8: 32, 10: 40, 12: 48, 16: 64 },
  roomy: { 1: 4, 2: 8, 3: 14, 4: 18, 5: 24, 6: 28, 8: 38, 10: 48, 12: 58, 16: 76 },
};

/** Blur of glassy cards and bars; they are translucent in both themes. */
const glassFilter = 'blur(14px) saturate(1.4)';

/** Everything of a theme that is no colour and no font. Only shadows differ between light and dark. */
export function shapes(author: ThemeAuthor, seeds: Seeds, mode: ThemeName): Shapes {
  const density = author.density ?? 'regular';
  const elevation = author.elevation ?? 'soft';
  const corner =
    typeof author.corners === 'object' ? { ...corners.soft, ...author.corners } : corners[author.corners ?? 'soft'];
  const space = spaces[density];
  return {
    radius: {
      control: px(corner.control),
      card: px(corner.card),
      overlay: px(corner.overlay),
      pill: corner.control <= 4 ? px(corner.control) : '999px',
    },
    space: {
      1: rem(space[1]),
      2: rem(space[2]),
      3: rem(space[3]),
      4: rem(space[4]),
      5: rem(space[5]),
      6: rem(space[6]),
      8: rem(space[8]),
      10: rem(space[10]),
      12: rem(space[12]),
      16: rem(space[16]),
    },
    control: { height: rem(controls[density].height), small: rem(controls[density].small) },
    size: {
      xs: rem(12),
      sm: rem(14),
      md: rem(16),
      lg: rem(18),
      xl: 'clamp(1.25rem,1.15rem + .5vw,1.5rem)',
      xxl: 'clamp(1.5rem,1.3rem + 1vw,2rem)',
      display: 'clamp(1.875rem,1.4rem + 2.2vw,3rem)',
    },
    shadow: shadows(elevation, seeds, mode),
    glass: elevation === 'glass' ? glassFilter : 'none',
    motion: { fast: '120ms', base: '200ms', ease: 'cubic-bezier(.2,0,0,1)' },
  };
}

/** Shadows carry the brand's tint in light. In dark they are few: there, height is told by lightness. */
function shadows(elevation: Elevation, seeds: Seeds, mode: ThemeName): ThemeValues['shadow'] {
  const dark = mode === 'dark';
  const shade = (alpha: number) =>
    hex({ l: dark ? 0.04 : 0.3, c: Math.min(seeds.neutral.c * 1.5, 0.05), h: seeds.neutral.h }, alpha);
  if (elevation === 'flat') {
    return { low: 'none', mid: `0 1px 2px ${shade(dark ? 0.4 : 0.1)}`, high: `0 6px 20px ${shade(dark ? 0.5 : 0.18)}` };
  }
  const strength = dark ? 2.4 : 1;
  return {
    low: `0 1px 2px ${shade(0.08 * strength)}`,
    mid: `0 1px 2px ${shade(0.06 * strength)},0 6px 16px ${shade(0.1 * strength)}`,
    high: `0 2px 6px ${shade(0.06 * strength)},0 16px 40px ${shade(0.18 * strength)}`,
  };
}
