import { describe, expect, test } from 'vitest';
import { type codes, explanationOf, findingCodes } from '../../src/codes/table.ts';
import type { CodeCase } from './codeCase.ts';
import { contentCases } from './content.ts';
import { fileCases } from './files.ts';
import { identityCases } from './identity.ts';
import { lookCases } from './look.ts';
import { schemaCases } from './schema.ts';

/** A kind of finding without a bad and a mended pack does not compile. */
const cases: Record<keyof typeof codes, CodeCase> = {
  ...fileCases,
  ...schemaCases,
  ...identityCases,
  ...lookCases,
  ...contentCases,
};

describe('BRAND-08 every kind of finding has a pack that gives it, and one that is mended', () => {
  test.each(findingCodes)('%s', async (code) => {
    const bad = await cases[code].bad();
    const found = bad.findings.filter((finding) => finding.code === code);
    expect(bad.findings.map((finding) => finding.code)).toContain(code);
    for (const { message, mend, line, column, file } of found) {
      expect(message).toMatch(/^\S.*[.”)"]$/s);
      expect(mend).toMatch(/\S/);
      expect(file).toMatch(/^\w/);
      expect(Math.min(line, column)).toBeGreaterThanOrEqual(1);
    }
    const mended = await cases[code].mended();
    expect(mended.findings.map((finding) => finding.code)).not.toContain(code);
    expect(mended.findings.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(mended.built.length).toBeGreaterThan(0);
  });

  test.each(findingCodes)('%s is explained: what, why and how to mend it, in sentences', (code) => {
    const { what, why, mend } = explanationOf(code);
    for (const words of [what, why, mend]) expect(words).toMatch(/^\S.{5,}[.!”]$/);
    expect(new Set([what, why, mend]).size).toBe(3);
  });
});
