import { explanationOf } from '../codes/table.ts';
import type { Finding, Severity } from '../finding.ts';
import { paint } from './paint.ts';

const PAINT: Record<Severity, (text: string) => string> = {
  error: paint.red,
  warning: paint.yellow,
  recommendation: paint.cyan,
};
const SEVERITIES: readonly Severity[] = ['error', 'warning', 'recommendation'];

/**
 * Findings for people: grouped by file, each as file:line:column that terminals make a link of. Why a kind matters is said
 * where it stands first.
 */
export function report(findings: readonly Finding[], checked: readonly string[]): string {
  const told = new Set<string>();
  const why = ({ code }: Finding) => {
    if (told.has(code)) return [];
    told.add(code);
    return [`    ${paint.dim(`Why: ${explanationOf(code).why}`)}`];
  };
  const blocks = [...grouped(findings)].map(([file, inFile]) => {
    const lines = inFile.map((finding) => {
      const { severity, code, line, column, message, mend } = finding;
      return [
        `  ${PAINT[severity](severity)} ${printable(message)} ${paint.dim(code)}`,
        `    ${paint.dim(`${printable(file)}:${line}:${column}`)}`,
        `    → ${printable(mend)}`,
        ...why(finding),
      ].join('\n');
    });
    return [paint.bold(printable(file)), ...lines].join('\n');
  });
  return [...blocks, summary(findings, checked)].join('\n\n');
}

/** A pack may hold what would move the cursor or recolour the terminal; it is shown as what it is. */
export function printable(text: string): string {
  return text.replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, (char) => {
    return `\\u${(char.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`;
  });
}

function grouped(findings: readonly Finding[]): Map<string, Finding[]> {
  const files = new Map<string, Finding[]>();
  for (const finding of findings) files.set(finding.file, [...(files.get(finding.file) ?? []), finding]);
  return files;
}

function summary(findings: readonly Finding[], checked: readonly string[]): string {
  const brands = plural(checked.length, 'brand');
  const counts = SEVERITIES.map(
    (severity) => [severity, findings.filter((each) => each.severity === severity).length] as const,
  )
    .filter(([, count]) => count > 0)
    .map(([severity, count]) => PAINT[severity](plural(count, severity)));
  return counts.length === 0
    ? `${paint.green('✓')} ${brands} checked, nothing to mend.`
    : `${brands} checked: ${counts.join(', ')}. More of a kind: pnpm brand explain ${findings[0]?.code}`;
}

export function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
