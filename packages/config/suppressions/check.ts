import { readFileSync } from 'node:fs';
import ts from 'typescript';
import type { Finding, Gate } from '../gates/finding.ts';
import { parseSource } from '../gates/source.ts';
import { listSources, sourceFile, writtenFile } from '../sources.ts';

/** No comment switches a check off for its place, in tests and stories neither. */
export const suppressions: Gate = {
  why: 'A check that is switched off in one place looks as if it were kept, and hides what comes to that place later.',
  check(root) {
    const files = listSources(root, ['.'], writtenFile);
    return {
      findings: files.flatMap((file) => {
        const text = readFileSync(`${root}/${file}`, 'utf8');
        return suppressed.test(text) ? suppressionFindings(parseSource(file, text)) : [];
      }),
      kept: `${files.length} files switch no check off`,
    };
  },
};

const suppressed = new RegExp(
  [
    '@ts-(?:ignore|expect-error|nocheck)',
    'biome-ignore(?:-all|-start|-end)?',
    '(?:eslint|tslint|stylelint|oxlint)[:-]disable',
    'prettier-ignore',
    '@vite-ignore',
    '(?:v8|c8|istanbul|node:coverage) (?:ignore|disable)',
    // knip calls no export unused that bears one of these
    '(?<!\\w)@(?:public|internal|beta|alias)',
  ]
    .map((word) => `${word}\\b`)
    .join('|'),
);

/** Every comment of a file that tells the compiler or the linter to look away. */
export function suppressionFindings(file: ts.SourceFile): Finding[] {
  return [...file.text.matchAll(new RegExp(suppressed, 'g'))]
    .filter(({ index }) => !sourceFile.test(file.fileName) || isInComment(file, index))
    .map(({ 0: word, index }) => {
      const { line, character } = file.getLineAndCharacterOfPosition(index);
      return {
        ...{ file: file.fileName, line: line + 1, column: character + 1 },
        what: `"${word}" switches a check off.`,
        mend: mends.find(([pattern]) => pattern.test(word))?.[1] ?? otherwise,
      };
    });
}

const mends: readonly (readonly [RegExp, string])[] = [
  [/^@ts-/, 'Give what stands there its true type: narrow it, parse it, or correct the type where it is declared.'],
  [
    /^@(public|internal|beta|alias)/,
    'Delete the export if nobody imports it. One that a tool alone reads is named in knip.json.',
  ],
  [/ (ignore|disable)$/, 'Test it, or delete what no test can reach.'],
  [/^@vite/, 'Write out what is imported, so that the build and the import rules can follow it.'],
];
const otherwise =
  'Do what the rule asks for. One that is wrong for a whole kind of file is switched off in biome.json.';

/** What stands before the token that it belongs to, and not in it. Text between tags has no comments. */
function isInComment(file: ts.SourceFile, at: number): boolean {
  let node: ts.Node = file;
  for (;;) {
    const inner: ts.Node | undefined = node.getChildren(file).find(({ pos, end }) => pos <= at && at < end);
    if (!inner) return !ts.isJsxText(node) && node.getStart(file) > at;
    if (ts.isJSDoc(inner)) return true;
    node = inner;
  }
}
