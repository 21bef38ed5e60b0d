import path from 'node:path';
import { report } from '@marquee/brand-tools/cli/report';
import { hasError } from '@marquee/brand-tools/finding';
import { resolvedTheme } from '@marquee/brand-tools/resolvedTheme';
import { makeMaterials } from '@marquee/web/build/materials.ts';
import { readPacks } from '@marquee/web/build/packs.ts';
import type { StoryBrand } from './storyBrand.ts';

/** What stories need of all brands together. */
export interface Collected {
  brands: StoryBrand[];
  /** themes of all brands, each under its own `data-brand`, and their fonts */
  css: string;
  /** pictures and fonts, by address */
  assets: Map<string, Uint8Array>;
}

/**
 * Makes it from the packs, with the very functions of the site's build. Throws with the findings when a pack is broken.
 *
 * @param repository folder that holds `brands/`
 */
export async function collectBrands(repository: string): Promise<Collected> {
  const { packs, findings, ids } = await readPacks(path.join(repository, 'brands'));
  if (hasError(findings)) throw new Error(report(findings, ids));
  const made = await Promise.all(
    packs.map(async (pack) => ({
      theme: resolvedTheme(pack.theme),
      ...(await makeMaterials(pack, {
        pictureCache: path.join(repository, '.cache/pictures'),
        scope: `:root[data-brand="${pack.id}"]`,
      })),
    })),
  );
  return {
    brands: made.map(({ data, overrides, theme: { light, dark } }) => ({
      data,
      words: overrides,
      theme: { light, dark },
    })),
    css: made.map(({ css }) => css).join('\n'),
    assets: new Map(made.flatMap(({ assets }) => [...assets])),
  };
}
