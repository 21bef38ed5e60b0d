import { worstContrast } from '@marquee/theme/colour';
import type { ThemeValues } from '@marquee/theme/contract';
import type { Look } from './look.ts';
import { gradient, svg } from './svg.ts';

/** Sizes of hero art that the product makes and recommends. */
export const HERO_SIZES = { wide: { width: 1440, height: 512 }, narrow: { width: 720, height: 840 } } as const;
export type HeroShape = keyof typeof HERO_SIZES;

/** Art for a brand without any: its wash with quiet rings in its second colour, away from where the words stand. */
export function generatedHero(look: Look, theme: 'light' | 'dark', shape: HeroShape): string {
  return heroArt(look.themes[theme], shape);
}

/** The same from the colours of one theme. */
export function heroArt({ washStart, washEnd, second, onWash }: ThemeValues['color'], shape: HeroShape): string {
  const { width, height } = HERO_SIZES[shape];
  const wide = shape === 'wide';
  const [x, y] = wide ? [width * 0.82, height * 0.52] : [width * 0.62, height * 0.74];
  const dot = worstContrast(second.solid, [washStart, washEnd]) < 1.6 ? onWash : second.solid;
  const unit = Math.min(width, height) / 10;
  const rings = [6.4, 4.9, 3.4, 1.9]
    .map((radius, index) => `<circle cx="${x}" cy="${y}" r="${radius * unit}" stroke-opacity="${0.14 + index * 0.1}"/>`)
    .join('');
  return svg(
    width,
    height,
    `<defs>${gradient('w', washStart, washEnd)}</defs><rect width="${width}" height="${height}" fill="url(#w)"/>` +
      `<g fill="none" stroke="${onWash}" stroke-width="${unit / 9}">${rings}</g>` +
      `<circle cx="${x}" cy="${y}" r="${unit * 0.8}" fill="${dot}"/>`,
  );
}
