import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import type { BrandData, LegalDocument, Picture } from '@marquee/brand/data';
import { isLanguageCode, type LanguageCode } from '@marquee/i18n/languages';
import { fontSources } from '@marquee/theme/fonts';
import { cached, type Files } from './cache.ts';
import { webManifest } from './manifest.ts';
import { compileOverrides } from './overrides.ts';
import type { LoadedPack } from './packs.ts';
import { findAsset } from './pictures/convention.ts';
import { generatedHero, HERO_SIZES, type HeroShape } from './pictures/hero.ts';
import { icons } from './pictures/icons.ts';
import { type Look, lookOf } from './pictures/look.ts';
import { wordmark } from './pictures/mark.ts';
import { pictureSize } from './pictures/size.ts';
import { socialPreview } from './pictures/social.ts';
import { LEGAL_FILE } from './read/draft.ts';
import { resolvedTheme } from './resolvedTheme.ts';

/** What the build makes of a pack besides pages, and where each thing is found. */
export interface MadeAssets {
  /** at the root of the brand's site, under fixed addresses: favicon, icons, manifest, social preview */
  files: Files;
  /** under addresses that bear a hash of the content, so that they may be cached for ever */
  assets: Files;
  logo: BrandData['logo'];
  hero: BrandData['hero'];
  /** address by language of the brand's own words */
  overrides: BrandData['overrides'];
  legalTexts: BrandData['legal']['texts'];
  /** address by `src` of theme.json, for `fontFaceCss` */
  fonts: Readonly<Record<string, string>>;
}

export interface MakeOptions {
  /** where drawn pictures are kept between builds; without it they are drawn anew */
  cacheDir?: string;
}

/** Makes every file of a brand that is no page (BRAND-05). Same pack, same bytes. */
export async function makeAssets(pack: LoadedPack, { cacheDir }: MakeOptions = {}): Promise<MadeAssets> {
  const assets: Files = new Map();
  const add = (name: string, bytes: Buffer): string => {
    const dot = name.lastIndexOf('.');
    const address = `/assets/${pack.id}/${name.slice(0, dot)}.${hash(bytes).slice(0, 10)}${name.slice(dot)}`;
    assets.set(address, bytes);
    return address;
  };
  const drawn = await drawings(pack, cacheDir);
  const picture = (name: string, bytes: Buffer): Picture => {
    const { width, height } = pictureSize(bytes) ?? { width: 1, height: 1 };
    return { src: add(name, bytes), width, height };
  };
  const own = (...names: string[]) =>
    names.map((name) => findAsset(pack.files, name)).find((file) => file !== undefined);
  const ownOr = (fallback: string, ...names: string[]): Picture => {
    const file = own(...names);
    if (file) return picture(file.path.slice('assets/'.length), file.bytes);
    return picture(fallback.slice(1), drawn.get(fallback) ?? Buffer.alloc(0));
  };
  const hero = (theme: 'light' | 'dark', shape: HeroShape): Picture => {
    const other = shape === 'wide' ? 'narrow' : 'wide';
    const names = [`hero-${shape}-${theme}`, `hero-${shape}-light`, `hero-${other}-${theme}`, `hero-${other}-light`];
    return ownOr(`/hero-${shape}-${theme}.svg`, ...names);
  };
  const bothShapes = (theme: 'light' | 'dark') => ({ wide: hero(theme, 'wide'), narrow: hero(theme, 'narrow') });
  const json = (value: unknown) => Buffer.from(JSON.stringify(value));

  const files: Files = new Map([...drawn].filter(([address]) => !/^\/(hero|logo)-/.test(address)));
  files.set('/manifest.webmanifest', json(webManifest(pack, resolvedTheme(pack.theme))));
  const words = Object.entries(compileOverrides(pack)).map(([code, each]) => [
    code,
    add(`words-${code}.json`, json(each)),
  ]);
  const fonts = fontSources(pack.theme.fonts ?? {}).flatMap((src) => {
    const file = pack.files.get(`assets/${src}`);
    return file ? [[src, add(src, file.bytes)]] : [];
  });
  return {
    files,
    assets,
    // one logo serves both themes if there is but one
    logo: {
      light: ownOr('/logo-light.svg', 'logo-light', 'logo-dark'),
      dark: ownOr('/logo-dark.svg', 'logo-dark', 'logo-light'),
    },
    hero: { light: bothShapes('light'), dark: bothShapes('dark') },
    overrides: Object.fromEntries(words),
    legalTexts: legalTexts(pack, add),
    fonts: Object.fromEntries(fonts),
  };
}

/** Everything that takes drawing, out of the cache when nothing it is drawn from has changed. */
async function drawings(pack: LoadedPack, cacheDir: string | undefined): Promise<Files> {
  const { brand, theme, files, lang } = pack;
  const words = lang.get(brand.languages.default)?.['shell.hero.title'] ?? '';
  // a title with placeholders or choices is not a line of words
  const line = /[{<]/.test(words) ? '' : words;
  const used = [...files]
    .filter(([path]) => path.startsWith('assets/'))
    .map(([path, { bytes }]) => `${path}:${hash(bytes)}`);
  const key = hash(JSON.stringify([await toolHash, brand.name, line, theme, resolvedTheme(theme), used.sort()])).slice(
    0,
    32,
  );
  return cached(cacheDir, pack.id, key, async () => {
    const look = await lookOf(pack.id, brand.name, theme, files);
    return new Map([...icons(look), ...standIns(look), ['/social.png', await socialPreview(look, line)]]);
  });
}

/** Pictures for those that a pack does not have. */
function standIns(look: Look): Files {
  const made: Files = new Map();
  for (const theme of ['light', 'dark'] as const) {
    // the logo stands on the bar, whose ink is readable by contract
    made.set(`/logo-${theme}.svg`, Buffer.from(wordmark(look, look.themes[theme].onBar)));
    for (const shape of Object.keys(HERO_SIZES) as HeroShape[]) {
      made.set(`/hero-${shape}-${theme}.svg`, Buffer.from(generatedHero(look, theme, shape)));
    }
  }
  return made;
}

function legalTexts(pack: LoadedPack, add: (name: string, bytes: Buffer) => string): MadeAssets['legalTexts'] {
  const texts: Partial<Record<LegalDocument, Partial<Record<LanguageCode, string>>>> = {};
  for (const { path, bytes } of pack.files.values()) {
    const [, document, code] = LEGAL_FILE.exec(path) ?? [];
    if ((document !== 'terms' && document !== 'privacy') || !isLanguageCode(code)) continue;
    texts[document] = { ...texts[document], [code]: add(`${document}-${code}.md`, bytes) };
  }
  return texts;
}

function hash(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}

/** Changes whenever the code that draws does, so that no picture of an older version is kept. */
const toolHash = readdir(new URL('./pictures/', import.meta.url)).then((names) =>
  hash(
    names
      .sort()
      .map((name) => readFileSync(new URL(`./pictures/${name}`, import.meta.url), 'utf8'))
      .join('\0'),
  ),
);
