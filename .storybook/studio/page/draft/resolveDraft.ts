import type { BrandData } from '@marquee/brand/data';
import type { BrandFile } from '@marquee/brand/schema/brandFile';
import type { FlagsFile } from '@marquee/brand/schema/flagsFile';
import type { LangFile } from '@marquee/brand/schema/langFile';
import type { Catalogue } from '@marquee/brand-tools/catalogue';
import { textChecks } from '@marquee/brand-tools/checks/textChecks';
import { themeWords } from '@marquee/brand-tools/checks/theme';
import { type Finding, sorted } from '@marquee/brand-tools/finding';
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
  /** what the wall shows, but for pictures that are drawn from the colours */
  readonly data: BrandData;
  /** the theme's custom properties, and the font faces */
  readonly colours: string;
  readonly fonts: string;
  readonly words: Partial<Record<LanguageCode, Pack>>;
  /** what the check reads */
  readonly read: ReturnType<typeof draftOf<Uint8Array>>;
}

export const catalogue: Catalogue = { source: texts.get(sourceLanguage) ?? new Map(), translations: texts };
const encoder = new TextEncoder();
const NOTHING = new Uint8Array();

/** Reads a draft. `before` is what it was, and stands in for what cannot be shown. */
export function resolveDraft(pack: StudioPack, files: DraftFiles, before?: ResolvedDraft): ResolvedDraft | undefined {
  const read = draftOf({ id: pack.id, shown: `brands/${pack.id}`, files: filesOf(pack, files) });
  const { pack: draft } = read;
  const brand = draft.brand?.data ?? before?.brand;
  const author = draft.theme?.data ?? before?.author;
  if (!brand || !author) return undefined;
  const theme = resolvedTheme(author);
  const { $schema: _, ...flags } = draft.flags?.data ?? {};
  const lang = new Map([...draft.lang].flatMap(([code, { data }]) => (data ? [[code, data] as const] : [])));
  return {
    ...{ brand, author, theme, flags, lang, read },
    data: same(before?.data, {
      ...pack.data,
      flags,
      // the colour of the browser's frame stays: no screen shows it, and each would be rendered anew for it
      theme: same(before?.data.theme, { ...pack.data.theme, default: theme.default }),
    }),
    colours: themeCss(theme, { default: theme.default }),
    fonts: fontFaceCss(
      author.fonts ?? {},
      (src) => fontAddress(files[`assets/${src}`] ?? pack.binary[`assets/${src}`] ?? ''),
      pack.metrics,
    ),
    words: before && sameLang(before, { brand, lang }) ? before.words : compileOverrides({ lang, brand }),
  };
}

/** What is wrong with a draft, by the very functions of `pnpm brand check`. */
export function findingsOf({ read, theme }: ResolvedDraft): readonly DraftFinding[] {
  return sorted([...read.findings, ...checked(read.pack)]).map((finding) => withFix(finding, theme));
}

/** The value of before where nothing in it changed, so that who holds it knows. */
export function same<T>(before: T | undefined, now: T): T {
  return before !== undefined && JSON.stringify(before) === JSON.stringify(now) ? before : now;
}

function sameLang(before: ResolvedDraft, { brand, lang }: Pick<ResolvedDraft, 'brand' | 'lang'>): boolean {
  return (
    before.brand === brand &&
    before.lang.size === lang.size &&
    [...lang].every(([code, words]) => before.lang.get(code) === words)
  );
}

/** Only what the checks read is turned into bytes: of other files it is enough that they are there. */
function filesOf(pack: StudioPack, files: DraftFiles): Map<string, PackFile<Uint8Array>> {
  const paths = new Set([...Object.keys(pack.text), ...Object.keys(pack.binary), ...Object.keys(files)]);
  return new Map(
    [...paths].map((path) => {
      const text = /\.(json|txt|md)$/.test(path) ? (files[path] ?? pack.text[path]) : undefined;
      return [path, { path, bytes: text === undefined || isBinary(path) ? NOTHING : bytesOf(path, text) }];
    }),
  );
}

/** the bytes of each file as it was last: those that did not change are the same, and are not read again */
const last = new Map<string, { text: string; bytes: Uint8Array }>();

function bytesOf(path: string, text: string): Uint8Array {
  const known = last.get(path);
  if (known?.text === text) return known.bytes;
  const bytes = encoder.encode(text);
  last.set(path, { text, bytes });
  return bytes;
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
