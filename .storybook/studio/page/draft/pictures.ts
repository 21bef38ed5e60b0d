import type { BrandData } from '@marquee/brand/data';
import { HERO_SIZES, type HeroShape, heroArt } from '@marquee/brand-tools/pictures/hero';
import { resolvedTheme } from '@marquee/brand-tools/resolvedTheme';
import type { ThemeAuthor } from '@marquee/theme/author';
import type { StudioPack } from '../../shared/studioPack.ts';

type Mode = 'light' | 'dark';
type Pictures = Pick<BrandData, 'logo' | 'hero'>;

/** Pictures that a brand has none of are drawn from its colours, and so follow them. */
export function drawnPictures(pack: StudioPack, author: ThemeAuthor): Pictures {
  const theme = resolvedTheme(author);
  const hero = (mode: Mode, shape: HeroShape) => {
    const { drawn } = pack;
    if (!drawn.hero.includes(`${shape}-${mode}`)) return pack.data.hero[mode][shape];
    return { src: address(heroArt(theme[mode].color, shape)), ...HERO_SIZES[shape] };
  };
  const logo = (mode: Mode) => {
    const svg = pack.drawn.logo[mode];
    // a drawn wordmark has one ink, that of the bar it stands on
    const src = svg && address(svg.replaceAll(/fill="#[0-9a-f]{6}"/g, `fill="${theme[mode].color.onBar}"`));
    return src ? { ...pack.data.logo[mode], src } : pack.data.logo[mode];
  };
  const shapes = (mode: Mode) => ({ wide: hero(mode, 'wide'), narrow: hero(mode, 'narrow') });
  return { logo: { light: logo('light'), dark: logo('dark') }, hero: { light: shapes('light'), dark: shapes('dark') } };
}

const address = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`;
