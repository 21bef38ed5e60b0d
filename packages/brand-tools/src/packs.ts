import { lstat, readdir, realpath } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import type { BrandFile } from '@marquee/brand/schema/brandFile';
import type { FlagsFile } from '@marquee/brand/schema/flagsFile';
import type { LangFile } from '@marquee/brand/schema/langFile';
import type { LanguageCode } from '@marquee/i18n/languages';
import type { ThemeAuthor } from '@marquee/theme/author';
import type { Catalogue } from './catalogue.ts';
import type { CheckContext } from './checks/check.ts';
import { folderNameProblem } from './checks/folder.ts';
import { acrossChecks, packChecks } from './checks/list.ts';
import type { FindingCode } from './codes/table.ts';
import { type Finding, hasError, sorted } from './finding.ts';
import { suggestion } from './nearest.ts';
import type { DraftPack } from './read/draft.ts';
import { IGNORED, reason } from './read/files.ts';
import { readDraft } from './read/folder.ts';
import type { PackFile } from './read/packFile.ts';

/** what may lie beside the brands without being one */
const BESIDE = /^(README(\.md|\.txt)?|\.gitignore|\.gitattributes|\.editorconfig)$/;

/** A pack without errors, parsed and with the defaults of its schemas. */
export interface LoadedPack {
  readonly id: string;
  readonly dir: string;
  readonly brand: BrandFile;
  readonly theme: ThemeAuthor;
  readonly flags: Omit<FlagsFile, '$schema'>;
  /** the brand's own words */
  readonly lang: ReadonlyMap<LanguageCode, LangFile>;
  /** every file of the folder, by its path in it */
  readonly files: ReadonlyMap<string, PackFile>;
}

export interface LoadOptions {
  /** ids to report; all packs are read all the same, since a domain belongs to one brand only */
  only?: readonly string[];
  /** the product's messages, against which a brand's words are checked */
  catalogue?: Catalogue;
  /** a pack that is not in its place yet, read from another folder as if it were */
  staged?: { readonly id: string; readonly dir: string };
  /** files of a pack that are read as if they lay in its folder already */
  over?: { readonly id: string; readonly files: readonly PackFile[] };
}

export interface LoadedPacks {
  /** the packs that can be built, by id */
  packs: LoadedPack[];
  /** everything that is wrong, in reading order (BRAND-08) */
  findings: Finding[];
  /** every folder that is meant as a brand, also those that cannot be built */
  ids: string[];
}

/** Reads and checks every brand of a folder. Whatever is inside becomes a finding; nothing is thrown. */
export async function loadPacks(dir: string, options: LoadOptions = {}): Promise<LoadedPacks> {
  const { only, catalogue, staged, over } = options;
  const shownRoot = basename(resolve(dir));
  const found = await brandFolders(dir, shownRoot);
  if (staged) {
    found.ids = [...new Set([...found.ids, staged.id])].sort();
    found.findings = found.findings.filter(({ code }) => code !== 'pack/no-brands');
  }
  const folderOf = (id: string) => (staged?.id === id ? staged.dir : join(dir, id));
  const drafts = await Promise.all(
    found.ids.map((id) =>
      readDraft(folderOf(id), id, `${shownRoot}/${id}`, over?.id === id ? over.files : []).catch((cause: unknown) =>
        unreadable(id, `${shownRoot}/${id}`, cause),
      ),
    ),
  );
  const packs = drafts.flatMap(({ pack }) => (pack ? [pack] : []));
  const findings = [
    ...found.findings,
    ...drafts.flatMap((draft) => draft.findings),
    ...(await Promise.all(packs.map((pack) => checked(pack, { catalogue })))).flat(),
    ...acrossChecks.flatMap((check) => [...check(packs)]),
  ];
  for (const id of only ?? []) if (!found.ids.includes(id)) findings.push(unknownBrand(id, found.ids, shownRoot));

  const wanted = (id: string) => !only || only.includes(id);
  return {
    packs: packs.flatMap((pack) => {
      const broken = hasError(findings.filter(({ brand }) => brand === pack.id));
      const loaded = broken || !wanted(pack.id) ? undefined : finished(pack, folderOf(pack.id));
      return loaded ? [loaded] : [];
    }),
    findings: sorted(findings.filter(({ brand }) => brand === '' || wanted(brand))),
    ids: found.ids.filter(wanted),
  };
}

async function checked(pack: DraftPack, context: CheckContext): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const check of packChecks) {
    for await (const problem of check(pack, context)) findings.push({ ...problem, brand: pack.id });
  }
  return findings;
}

function finished({ id, brand, theme, flags, lang, files }: DraftPack, dir: string): LoadedPack | undefined {
  if (!brand?.data || !theme?.data) return undefined;
  const { $schema: _, ...said } = flags?.data ?? {};
  const words = [...lang].flatMap(([code, { data }]): [LanguageCode, LangFile][] => (data ? [[code, data]] : []));
  return { id, dir, brand: brand.data, theme: theme.data, flags: said, lang: new Map(words), files };
}

async function brandFolders(dir: string, shownRoot: string): Promise<{ ids: string[]; findings: Finding[] }> {
  const findings: Finding[] = [];
  const ids: string[] = [];
  const error = (code: FindingCode, name: string, message: string, mend: string) =>
    findings.push({
      ...{ severity: 'error', code, brand: name, file: name ? `${shownRoot}/${name}` : shownRoot },
      ...{ line: 1, column: 1, message, mend },
    });
  try {
    const root = await realpath(dir);
    const names = (await readdir(root)).filter((name) => !BESIDE.test(name) && !IGNORED.test(name));
    for (const name of names.sort()) {
      const stat = await lstat(join(root, name));
      if (stat.isSymbolicLink()) {
        error(
          'pack/symlink-out',
          name,
          'This link leads out of the brands folder.',
          'Put the brand’s folder itself here.',
        );
      } else if (stat.isDirectory()) {
        const problem = folderNameProblem(name);
        if (problem) error('pack/bad-folder-name', name, problem, 'Rename the folder, such as to "my-brand".');
        else ids.push(name);
      } else findings.push(strayFile(`${shownRoot}/${name}`));
    }
    if (ids.length === 0 && !hasError(findings))
      error('pack/no-brands', '', 'There is no brand here.', 'Add a folder with a brand.json.');
  } catch (cause) {
    error(
      'pack/no-brands',
      '',
      `The brands folder cannot be read (${reason(cause)}).`,
      'Check the path of the folder.',
    );
  }
  return { ids, findings };
}

function strayFile(file: string): Finding {
  return {
    ...{ severity: 'warning', code: 'pack/stray-file', brand: '', file, line: 1, column: 1 },
    message: 'This file belongs to no brand, so no part of the product reads it.',
    mend: 'Move it into the folder of its brand, or remove it.',
  };
}

function unreadable(id: string, file: string, cause: unknown): { pack?: DraftPack; findings: Finding[] } {
  const message = `This folder cannot be read (${reason(cause)}).`;
  const mend = 'Check who may read it.';
  return {
    findings: [{ severity: 'error', code: 'file/unreadable', brand: id, file, line: 1, column: 1, message, mend }],
  };
}

function unknownBrand(id: string, known: readonly string[], shownRoot: string): Finding {
  return {
    ...{ severity: 'error', code: 'pack/unknown-brand', brand: id, file: `${shownRoot}/${id}`, line: 1, column: 1 },
    message: `There is no brand "${id}".`,
    mend: suggestion(
      id,
      known,
      known.length > 0 ? `Known brands: ${known.join(', ')}.` : 'Add a folder with a brand.json.',
    ),
  };
}
