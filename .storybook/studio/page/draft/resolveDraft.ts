import type { BrandData } from '@marquee/brand/data';
import type { BrandFile } from '@marquee/brand/schema/brandFile';
import type { FlagsFile } from '@marquee/brand/schema/flagsFile';
import type { LangFile } from '@marquee/brand/schema/langFile';
import type { Catalogue } from '@marquee/brand-tools/catalogue';
import { textChecks } from '@marquee/brand-tools/checks/textChecks';
import { themeWords } from '@marquee/brand-tools/checks/theme';
import { type Finding, hasError, sorted } from '@marquee/brand-tools/finding';
import { compileOverrides } from '@marquee/brand-tools/overrides';
import { type DraftPack, draftOf } from '@marquee/brand-tools/read/draft';
import type { PackFile } from '@marquee/brand-tools/read/packFile';
import { resolvedTheme } from '@marquee/brand-tools/resolvedTheme';
import type { Pack } from '@marquee/i18n/catalogue';
import { type LanguageCode, sourceLanguage } from '@marquee/i18n/languages';
import type { ThemeAuthor } from '@marquee/theme/author';
import { themeCss } from '@marquee/theme/css';
import { fontFaceCss } from '@marquee/theme/fonts';
import type { ResolvedTheme } from '@marquee/theme/resolve';
import { texts } from '../../../docs/parts/catalogues.ts';
import type { StudioPack } from '../../shared/studioPack.ts';
import { type DraftFiles, isBinary } from './files.ts';
import { fontAddress } from './fontAddress.ts';
import { drawnPictures } from './pictures.ts';

export interface DraftFinding extends Finding {
  /** the nearest value with which this passes, and where it belongs */
  fix?: { path: readonly string[]; value: string };
}

/** The draft as screens and panels need it. */
export interface ResolvedDraft {
  readonly brand: BrandFile;
  readonly author: ThemeAuthor;
  readonly theme: ResolvedTheme;
  readonly flags: FlagsFile;
  readonly lang: ReadonlyMap<LanguageCode, LangFile>;
  readonly findings: readonly DraftFinding[];
  readonly broken: boolean;
  /** what the wall shows */
  readonly data: BrandData;
  /** the theme's custom properties, and the font faces */
  readonly colours: string;
  readonly fonts: string;
  readonly words: Partial<Record<LanguageCode, Pack>>;
}

export const catalogue: Catalogue = { source: texts.get(sourceLanguage) ?? new Map(), translations: texts };
const encoder = new TextEncoder();
const NOTHING = new Uint8Array();

/** Reads and checks a draft, with the very functions of `pnpm brand check`. `before` stands in for what cannot be shown. */
export function resolveDraft(pack: StudioPack, files: DraftFiles, before?: ResolvedDraft): ResolvedDraft | undefined {
  const { pack: draft, findings } = draftOf({ id: pack.id, shown: `brands/${pack.id}`, files: filesOf(pack, files) });
  const brand = draft.brand?.data ?? before?.brand;
  const author = draft.theme?.data ?? before?.author;
  if (!brand || !author) return undefined;
  const theme = resolvedTheme(author);
  const { $schema: _, ...flags } = draft.flags?.data ?? {};
  const lang = new Map([...draft.lang].flatMap(([code, { data }]) => (data ? [[code, data] as const] : [])));
  const all = sorted([...findings, ...checked(draft)]).map((finding) => withFix(finding, theme));
  return {
    ...{ brand, author, theme, flags, lang, findings: all, broken: hasError(all) },
    data: same(before?.data, {
      ...pack.data,
      ...drawnPictures(pack, author),
      flags,
      // the colour of the browser's frame stays: no screen shows it, and each would be rendered anew for it
      theme: { ...pack.data.theme, default: theme.default },
    }),
    colours: themeCss(theme, { default: theme.default }),
    fonts: fontFaceCss(
      author.fonts ?? {},
      (src) => fontAddress(files[`assets/${src}`] ?? pack.binary[`assets/${src}`] ?? ''),
      pack.metrics,
    ),
    words: same(before?.words, compileOverrides({ lang, brand })),
  };
}

/** The value of before where nothing in it changed, so that who holds it knows. */
function same<T>(before: T | undefined, now: T): T {
  return before !== undefined && JSON.stringify(before) === JSON.stringify(now) ? before : now;
}

/** Only what the checks read is turned into bytes: of other files it is enough that they are there. */
function filesOf(pack: StudioPack, files: DraftFiles): Map<string, PackFile<Uint8Array>> {
  const paths = new Set([...Object.keys(pack.text), ...Object.keys(pack.binary), ...Object.keys(files)]);
  return new Map(
    [...paths].map((path) => {
      const text = path.endsWith('.json') ? (files[path] ?? pack.text[path]) : undefined;
      return [path, { path, bytes: text === undefined || isBinary(path) ? NOTHING : encoder.encode(text) }];
    }),
  );
}

function checked(draft: DraftPack<Uint8Array>): Finding[] {
  return textChecks.flatMap((check) =>
    [...check(draft, { catalogue })].map((problem) => ({ ...problem, brand: draft.id })),
  );
}

/** A finding of the theme with the colour that mends it. */
function withFix(finding: Finding, theme: ResolvedTheme): DraftFinding {
  if (finding.code !== 'theme/contrast') return finding;
  for (const each of theme.findings) {
    if (each.kind !== 'contrast' || !each.nearest || themeWords(each).message !== finding.message) continue;
    return { ...finding, fix: { path: each.path, value: each.nearest } };
  }
  return finding;
}
