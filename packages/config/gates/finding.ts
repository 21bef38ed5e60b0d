/** What a gate found: where, what, and how to mend it. Why is said once for the gate. */
export interface Finding {
  file: string;
  line: number;
  column: number;
  what: string;
  mend: string;
}

/** A rule of the house that a program can check. */
export interface Gate {
  /** why the rule is there, for somebody who meets it for the first time */
  why: string;
  /** what was looked at, and what was found; `kept` is said when nothing was */
  check(root: string): GateReport | Promise<GateReport>;
}

export interface GateReport {
  findings: Finding[];
  kept: string;
}

/** What a gate prints: every finding in reading order, then why the rule is there. */
export function explain({ why }: Pick<Gate, 'why'>, findings: readonly Finding[]): string {
  const inOrder = [...findings].sort(
    (a, b) => compare(a.file, b.file) || a.line - b.line || a.column - b.column || compare(a.what, b.what),
  );
  return [
    ...inOrder.map(({ file, line, column, what, mend }) => `${file}:${line}:${column} ${what}\n  → ${mend}`),
    '',
    why,
  ].join('\n');
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
