import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { BrandData } from '@marquee/brand/data';
import { makeAssets } from '@marquee/brand-tools/assets';
import { brandData } from '@marquee/brand-tools/brandData';
import { compileOverrides } from '@marquee/brand-tools/overrides';
import type { LoadedPack } from '@marquee/brand-tools/packs';
import { resolvedTheme } from '@marquee/brand-tools/resolvedTheme';
import type { Pack } from '@marquee/i18n/catalogue';
import type { LanguageCode } from '@marquee/i18n/languages';
import { settledValues, themeCss } from '@marquee/theme/css';
import { fontFaceCss } from '@marquee/theme/fonts';
import { measureFonts } from '@marquee/theme/measure';
import { breakpoints } from '@marquee/ui/base/breakpoints';
import type { HeadLink } from './document.ts';

/** Everything a brand brings to its pages; made from the pack alone, the same for the build and the dev server. */
export interface Materials {
  data: BrandData;
  /** custom properties of both themes, and the brand's font faces */
  css: string;
  /** custom properties that neither theme changes, written out in the CSS of a page */
  settled: ReadonlyMap<string, string>;
  /** fonts to fetch with every page */
  fonts: HeadLink[];
  /** pictures to fetch with the page of home */
  hero: HeadLink[];
  /** files at the root of the brand's site, by address */
  files: ReadonlyMap<string, Uint8Array>;
  /** files with a hash in their name, by address */
  assets: ReadonlyMap<string, Uint8Array>;
  overrides: Partial<Record<LanguageCode, Pack>>;
}

export interface MaterialsOptions {
  /** where drawn pictures are kept between builds */
  pictureCache: string;
  /** selector that carries the theme, where several brands share a page; the root of the page unless said */
  scope?: string;
}

/** Makes what the pages of a brand need. */
export async function makeMaterials(pack: LoadedPack, { pictureCache, scope }: MaterialsOptions): Promise<Materials> {
  const made = await makeAssets(pack, { cacheDir: pictureCache });
  const data = brandData(pack, made);
  const theme = resolvedTheme(pack.theme);
  const fonts = pack.theme.fonts ?? {};
  const metrics = await measureFonts(
    fonts,
    async (src) => new Uint8Array(await readFile(path.join(pack.dir, 'assets', src))),
  );
  return {
    data,
    css:
      themeCss(theme, { default: theme.default, ...(scope && { scope }) }) +
      fontFaceCss(fonts, (src) => made.fonts[src] ?? src, metrics),
    settled: settledValues(theme),
    fonts: Object.values(made.fonts).map(fontPreload),
    hero: heroPreloads(data),
    files: made.files,
    assets: made.assets,
    overrides: compileOverrides(pack) as Materials['overrides'],
  };
}

/** The hero of the theme that a first visit gets: the largest thing of the first paint. */
function heroPreloads({ hero, theme }: BrandData): HeadLink[] {
  const { wide, narrow } = hero[theme.default];
  const preload = (href: string, media: string): HeadLink => ({
    rel: 'preload',
    as: 'image',
    href,
    media,
    fetchpriority: 'high',
  });
  return [
    preload(narrow.src, `(max-width: ${breakpoints.tablet - 0.02}px)`),
    preload(wide.src, `(min-width: ${breakpoints.tablet}px)`),
  ];
}

function fontPreload(href: string): HeadLink {
  return { rel: 'preload', as: 'font', type: 'font/woff2', href, crossorigin: '' };
}
