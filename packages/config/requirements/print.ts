import type { Proof, Proofs } from './proof.ts';
import type { Row } from './rows.ts';

/** What was read besides the rows. */
export interface Sources {
  readonly passed: number;
  readonly reports: number;
  /** reports that are not there, or are none */
  readonly absent: readonly string[];
}

/** The list for a person: what is missing first, what is wrong last. */
export function print(rows: readonly Row[], { rows: proofs, unknown }: Proofs, sources: Sources): string {
  const texts = new Map(rows.map(({ id, text }) => [id, text]));
  const line = ({ id, missing, state }: Proof) =>
    state === 'partly' ? `  ${id.padEnd(9)} without ${missing.join(' ')}` : `  ${id.padEnd(9)} ${cut(texts.get(id))}`;
  const section = (title: string, lines: readonly string[]) => (lines.length > 0 ? [`${title}:`, ...lines, ''] : []);
  const of = (state: Proof['state']) => proofs.filter((proof) => proof.state === state);
  const proven = of('proven').map(({ id, tests }) => `${id} (${tests})`);
  return [
    ...section('Proven, with the number of tests', proven.length > 0 ? [wrap(proven)] : []),
    ...section('Partly proven', of('partly').map(line)),
    ...section('Unproven', of('unproven').map(line)),
    ...section(
      'No report, so nothing of them counts; npm test writes them',
      sources.absent.map((report) => `  ${report}`),
    ),
    ...section(
      'Unknown ids',
      unknown.map((one) => `  ${one.id} in ${one.report}\n    ${one.title}\n    → ${one.mend}`),
    ),
    summary(proofs, sources, unknown.length),
  ].join('\n');
}

/** The last line. */
export function summary(proofs: readonly Proof[], { passed, reports }: Sources, unknown: number): string {
  const count = (state: Proof['state']) => proofs.filter((proof) => proof.state === state).length;
  return `requirements: ${count('proven')} proven, ${count('partly')} partly, ${count('unproven')} unproven of ${proofs.length} rows, ${unknown} unknown ids; ${passed} passed tests in ${reports} reports`;
}

function wrap(words: readonly string[]): string {
  const lines = [''];
  for (const word of words) {
    const line = lines.at(-1) ?? '';
    if (line.length + word.length > 112) lines.push(word);
    else lines[lines.length - 1] = line === '' ? word : `${line}, ${word}`;
  }
  return lines.map((line) => `  ${line}`).join('\n');
}

const cut = (text = '') => (text.length > 100 ? `${text.slice(0, 99)}…` : text);
