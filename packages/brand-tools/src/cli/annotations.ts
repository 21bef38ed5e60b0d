import type { Finding, Severity } from '../finding.ts';

const LEVEL: Record<Severity, string> = { error: 'error', warning: 'warning', recommendation: 'notice' };

/** Findings as GitHub shows them beside the changed lines (workflow commands of GitHub Actions). */
export function annotations(findings: readonly Finding[]): string[] {
  return findings.map(({ severity, code, file, line, column, message, mend }) => {
    const at = `file=${property(file)},line=${line},col=${column},title=${property(code)}`;
    return `::${LEVEL[severity]} ${at}::${data(`${message} ${mend}`)}`;
  });
}

/** What a name in a pack says must not begin another command. */
function data(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function property(text: string): string {
  return data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
