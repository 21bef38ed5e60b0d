import type { FindingCode } from './codes/table.ts';

/** How much a finding weighs: an error stops a build, a warning is likely a mistake, a recommendation makes a pack better. */
export type Severity = 'error' | 'warning' | 'recommendation';

/** One thing that is wrong with a pack, where it is, and how to mend it (BRAND-08). */
export interface Finding {
  severity: Severity;
  /** kind of finding, as `pnpm brand explain` knows it */
  code: FindingCode;
  /** folder of the brand; empty for the brands folder itself */
  brand: string;
  /** file or folder, from the brands folder's parent on, with `/` on every system */
  file: string;
  /** from 1; 1:1 when the file as a whole is meant */
  line: number;
  /** from 1, in UTF-16 units as editors count */
  column: number;
  message: string;
  mend: string;
  /** everything that the message only counts, such as the ids of all messages without translation */
  list?: readonly string[];
}

/** Where in a file a finding is. */
export interface Place {
  file: string;
  line: number;
  column: number;
}

/** What a check says; the brand is known by who runs it. */
export type Problem = Omit<Finding, 'brand'>;

/** The words of a problem, without its place. */
export type Words = Pick<Finding, 'severity' | 'code' | 'message' | 'mend' | 'list'>;

const WEIGHT: Record<Severity, number> = { error: 0, warning: 1, recommendation: 2 };

/** Order for reading: brand by brand, file by file, from top to bottom. */
export function sorted(findings: readonly Finding[]): Finding[] {
  return [...findings].sort(
    (a, b) =>
      a.brand.localeCompare(b.brand) ||
      a.file.localeCompare(b.file) ||
      a.line - b.line ||
      a.column - b.column ||
      WEIGHT[a.severity] - WEIGHT[b.severity] ||
      a.code.localeCompare(b.code),
  );
}

export function hasError(findings: readonly Finding[]): boolean {
  return findings.some(({ severity }) => severity === 'error');
}
