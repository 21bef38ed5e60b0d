import pc from 'picocolors';
import { type Finding, hasError, type Severity } from '../finding.ts';
import { loadPacks } from '../packs.ts';
import type { Command } from './command.ts';

const PAINT: Record<Severity, (text: string) => string> = {
  error: pc.red,
  warning: pc.yellow,
  recommendation: pc.cyan,
};
const SEVERITIES: readonly Severity[] = ['error', 'warning', 'recommendation'];

/** `pnpm brand check` (BRAND-08): all findings at once, exit code 1 on any error. */
export const check: Command = {
  usage: 'check [id…] [--json]',
  does: 'checks brands, all if none is named',
  async run({ ids, brandsDir, json, catalogue, out }) {
    const { findings, ids: checked } = await loadPacks(brandsDir, {
      ...(ids.length > 0 && { only: ids }),
      ...(catalogue && { catalogue }),
    });
    out(json ? JSON.stringify({ brands: checked, findings }, null, 2) : report(findings, checked));
    return hasError(findings) ? 1 : 0;
  },
};

/** Findings for people: grouped by file, each as file:line:column that terminals make a link of. */
export function report(findings: readonly Finding[], checked: readonly string[]): string {
  const files = grouped(findings);
  const blocks = [...files].map(([file, inFile]) => {
    const lines = inFile.map(({ severity, code, line, column, message, mend }) =>
      [
        `  ${PAINT[severity](severity)} ${message} ${pc.dim(code)}`,
        `    ${pc.dim(`${file}:${line}:${column}`)}`,
        `    → ${mend}`,
      ].join('\n'),
    );
    return [pc.bold(file), ...lines].join('\n');
  });
  return [...blocks, summary(findings, checked)].join('\n\n');
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
    ? `${pc.green('✓')} ${brands} checked, nothing to mend.`
    : `${brands} checked: ${counts.join(', ')}.`;
}

function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
