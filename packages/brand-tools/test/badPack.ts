import { expect } from 'vitest';
import { hasError, type Severity } from '../src/finding.ts';
import { loadPacks } from '../src/packs.ts';
import { brandJson, brandsFolder, catalogue, goodPack, json, type PackFiles } from './folder.ts';

/** A mistake in a pack, and the finding that it must give. */
export interface BadPack {
  title: string;
  /** what differs from the good pack */
  files: PackFiles;
  code: string;
  file: string;
  /** line:column */
  at: string;
  mend: string | RegExp;
  /**  if left out */
  severity?: Severity;
}

/** brand.json of the good pack with something else in it. */
export const brand = (changes: object) => json({ ...brandJson, ...changes });
export const legal = (changes: object) => brand({ legal: { ...brandJson.legal, ...changes } });

/** The pack gives its finding, at its place, with its mend; and is built unless that is an error. */
export async function expectFinding({ files, code, file, at, mend, severity = 'error' }: BadPack): Promise<void> {
  const dir = await brandsFolder({ meridian: { ...goodPack, ...files } });
  const { packs, findings } = await loadPacks(dir, { catalogue });
  const found = findings.filter((finding) => finding.code === code && finding.file === `brands/meridian/${file}`);
  expect(findings.map((each) => each.code)).toContain(code);
  expect(found.map(({ line, column }) => `${line}:${column}`)).toContain(at);
  expect(found[0]).toMatchObject({ severity, brand: 'meridian', mend: expect.stringMatching(mend) });
  expect(hasError(findings)).toBe(severity === 'error');
  expect(packs.length).toBe(severity === 'error' ? 0 : 1);
}
