import type { Finding } from './finding.ts';

/** An exception to a gate. */
export interface Allowed {
  /** a file, or a folder with its slash */
  readonly file: string;
  /** the words it may use; all of the gate's when left out */
  readonly words?: readonly string[];
  readonly why: string;
}

/** Something a gate looks for, found. */
export interface Use {
  readonly word: string;
  readonly finding: Finding;
}

/** Uses that are no exception, and exceptions that nothing needs any more. */
export function beyondAllowed(uses: readonly Use[], allowed: readonly Allowed[], listedIn: string): Finding[] {
  const covers = ({ file, words }: Allowed, { word, finding }: Use) =>
    (file.endsWith('/') ? finding.file.startsWith(file) : finding.file === file) && (!words || words.includes(word));
  return [
    ...uses.filter((use) => !allowed.some((one) => covers(one, use))).map(({ finding }) => finding),
    ...allowed
      .filter((one) => !uses.some((use) => covers(one, use)))
      .map(({ file, words }) => ({
        ...{ file: listedIn, line: 1, column: 1 },
        what: `The exception for ${file}${words ? ` (${words.join(', ')})` : ''} is not needed.`,
        mend: 'Delete it.',
      })),
  ];
}
