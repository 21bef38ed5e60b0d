import { CatalogueError, readCatalogue } from '../../src/catalogue.ts';
import type { Finding, Problem } from '../../src/finding.ts';
import { loadPacks } from '../../src/packs.ts';
import { brandJson, brandsFolder, catalogue, goodPack, json, type PackFiles } from '../folder.ts';

/** Brands with a mistake, and the same ones mended. Each answers what the check says of it. */
export interface CodeCase {
  bad(): Promise<Said>;
  mended(): Promise<Said>;
}

export interface Said {
  findings: readonly (Finding | Problem)[];
  /** brands that can be built */
  built: readonly string[];
}

/** A change to the good pack; mended it is the good pack, unless said. */
export function pack(bad: PackFiles, mended: PackFiles = {}): CodeCase {
  return brands({ meridian: { ...goodPack, ...bad } }, { meridian: { ...goodPack, ...mended } });
}

/** Several brands. */
export function brands(
  bad: Readonly<Record<string, PackFiles>>,
  mended: Readonly<Record<string, PackFiles>>,
  only?: readonly [bad: string, mended: string],
): CodeCase {
  const said = async (all: Readonly<Record<string, PackFiles>>, one: string | undefined) =>
    saidOf(await brandsFolder(all), one);
  return { bad: () => said(bad, only?.[0]), mended: () => said(mended, only?.[1]) };
}

/** The good pack after something happened to its folder; mended nothing happened, unless said. */
export function folder(
  spoil: (dir: string) => Promise<unknown>,
  mend: (dir: string) => Promise<unknown> = async () => {},
): CodeCase {
  const said = async (happens: (dir: string) => Promise<unknown>) => {
    const dir = await brandsFolder({ meridian: goodPack });
    await happens(dir);
    return saidOf(dir);
  };
  return { bad: () => said(spoil), mended: () => said(mend) };
}

/** The product's own messages. */
export function messages(bad: PackFiles | undefined, mended: PackFiles): CodeCase {
  const said = async (files: PackFiles | undefined): Promise<Said> => {
    const dir = await brandsFolder(files ? { shell: files } : {});
    try {
      await readCatalogue(files ? dir : `${dir}/nowhere`);
      return { findings: [], built: ['messages'] };
    } catch (cause) {
      if (!(cause instanceof CatalogueError)) throw cause;
      return { findings: cause.problems, built: [] };
    }
  };
  return { bad: () => said(bad), mended: () => said(mended) };
}

async function saidOf(dir: string, only?: string): Promise<Said> {
  const { findings, packs } = await loadPacks(dir, { catalogue, ...(only !== undefined && { only: [only] }) });
  return { findings, built: packs.map(({ id }) => id) };
}

/** brand.json of the good pack with something else in it. */
export const brand = (changes: object): PackFiles => ({ 'brand.json': json({ ...brandJson, ...changes }) });
export const legal = (changes: object): PackFiles => brand({ legal: { ...brandJson.legal, ...changes } });
export const theme = (changes: object): PackFiles => ({
  'theme.json': json({ seeds: { accent: '#0b6bcb' }, ...changes }),
});
export const flags = (changes: object): PackFiles => ({ 'flags.json': json(changes) });
export const words = (texts: object): PackFiles => ({ 'lang/EN.json': json(texts) });
export const svg = (content: string, attributes = 'viewBox="0 0 64 64"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${content}</svg>`;
