import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { nodesOf, parseSource } from '../gates/source.ts';

/** Where a file imports what is written so, counted from 1; its beginning where it does not. */
export function placeOfImport(path: string, written: string): { line: number; column: number } {
  const file = parseSource(path, readFileSync(path, 'utf8'));
  const node = [...nodesOf(file)].find((one) => ts.isStringLiteralLike(one) && one.text === written && isImport(one));
  const { line, character } = file.getLineAndCharacterOfPosition(node?.getStart() ?? 0);
  return { line: line + 1, column: character + 1 };
}

function isImport({ parent }: ts.Node): boolean {
  return (
    ts.isImportDeclaration(parent) ||
    ts.isExportDeclaration(parent) ||
    ts.isCallExpression(parent) ||
    (ts.isLiteralTypeNode(parent) && ts.isImportTypeNode(parent.parent))
  );
}
