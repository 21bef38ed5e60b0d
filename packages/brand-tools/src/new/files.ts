import { dirname, join, relative, sep } from 'node:path';
import { jurisdictionOf } from '@marquee/brand/jurisdictions';
import type { packSchemas } from '@marquee/brand/schema/jsonSchemas';
import { fontSources } from '@marquee/theme/fonts';
import { places } from '../cli/places.ts';
import type { LoadedPack } from '../packs.ts';
import { resolvedTheme } from '../resolvedTheme.ts';
import { regionOf } from './region.ts';
import type { BrandRequest } from './request.ts';

/** Help that is there for players of every country, free and in many languages (SAFE-01). */
const HELP = [
  { label: 'Gambling Therapy', url: 'https://www.gamblingtherapy.org' },
  { label: 'Gamblers Anonymous', url: 'https://www.gamblersanonymous.org' },
];

/**
 * Every file of a new pack, by its path in it. What `from` gives is look and flags, never who it is (C13).
 *
 * @param dir where the pack will be, for the way from there to the schemas
 */
export function packFiles(request: BrandRequest, dir: string, from?: LoadedPack): Map<string, string | Buffer> {
  const files = new Map<string, string | Buffer>();
  const put = (path: string, schema: keyof typeof packSchemas, value: object) => {
    const $schema = relative(dirname(join(dir, path)), join(places.schemas, `${schema}.schema.json`)).replaceAll(
      sep,
      '/',
    );
    files.set(path, `${JSON.stringify({ $schema, ...value }, null, 2)}\n`);
  };
  put('brand.json', 'brand', brandJson(request, from));
  put('theme.json', 'theme', themeJson(request, from));
  put('flags.json', 'flags', flagsJson(from));
  for (const code of request.languages) put(`lang/${code}.json`, 'lang', {});
  for (const [path, bytes] of fontsOf(from)) files.set(path, bytes);
  return files;
}

function brandJson(request: BrandRequest, from: LoadedPack | undefined): object {
  const { id, name, domains, languages, jurisdiction, entity } = request;
  const region = regionOf(jurisdiction, request.currency);
  const rules = jurisdictionOf(jurisdiction);
  const [first] = languages;
  const code = id.slice(0, 64);
  return {
    name,
    merchant: code,
    merchantCode: code,
    domains,
    languages: { default: first, supported: languages },
    currency: { ...region.currency, position: 'before' },
    timeZone: region.timeZone,
    loginRequiredForHome: from?.brand.loginRequiredForHome ?? false,
    registration: from?.brand.registration ?? 'direct',
    ...(from && { lotteryType: from.brand.lotteryType }),
    legal: {
      entity,
      jurisdiction,
      minimumAge: rules.minimumAge,
      ageGate: from?.brand.legal.ageGate ?? false,
      licences: [],
      helpLinks: HELP,
    },
    games: {
      off: [...new Set([...(from?.brand.games.off ?? []), ...rules.suspended])],
      jackpot: 'off',
      ...(from && { first: from.brand.games.first }),
    },
    chatHeaderColor: resolvedTheme(themeJson(request, from)).light.color.accent.solid,
  };
}

function themeJson({ colors }: BrandRequest, from: LoadedPack | undefined) {
  const [accent = '', second] = colors;
  const { default: first, density, corners, elevation, fonts } = from?.theme ?? {};
  return {
    ...(first && { default: first }),
    seeds: { accent, ...(second !== undefined && { second }) },
    ...(density && { density }),
    ...(corners && { corners }),
    ...(elevation && { elevation }),
    ...(fonts && { fonts }),
  };
}

/** The flags of the other brand; those that need what is not taken over are off. */
function flagsJson(from: LoadedPack | undefined): object {
  if (!from) return { USERNAMEREG3: true };
  const { socialLogin: _, ...flags } = from.flags;
  return flags;
}

/** Fonts of the other brand with the licences that must lie beside them. */
function fontsOf(from: LoadedPack | undefined): [string, Buffer][] {
  const used = fontSources(from?.theme.fonts ?? {}).map((src) => `assets/${src}`);
  const folders = new Set(used.map((path) => path.slice(0, path.lastIndexOf('/') + 1)));
  return [...(from?.files ?? [])]
    .filter(
      ([path]) =>
        used.includes(path) || (/\.(txt|md)$/.test(path) && folders.has(path.slice(0, path.lastIndexOf('/') + 1))),
    )
    .map(([path, { bytes }]) => [path, bytes]);
}
