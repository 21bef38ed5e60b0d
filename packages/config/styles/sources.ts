import { join } from 'node:path/posix';
import ts from 'typescript';

/** Files that style files import by a path, over however many steps: what they hold becomes style as it stands. */
export function broughtInto(sheets: readonly ts.SourceFile[], files: readonly ts.SourceFile[]): Set<ts.SourceFile> {
  const known = new Map(files.map((file) => [file.fileName, file]));
  const brought = new Set<ts.SourceFile>();
  const follow = (file: ts.SourceFile) => {
    for (const path of pathsOf(file)) {
      const other = known.get(path);
      if (!other || brought.has(other)) continue;
      brought.add(other);
      follow(other);
    }
  };
  for (const sheet of sheets) follow(sheet);
  return brought;
}

/** A type is gone before there is a style. */
function pathsOf(file: ts.SourceFile): string[] {
  return file.statements.flatMap((one) => {
    const isTaken =
      (ts.isImportDeclaration(one) && one.importClause?.phaseModifier !== ts.SyntaxKind.TypeKeyword) ||
      (ts.isExportDeclaration(one) && !one.isTypeOnly);
    if (!isTaken || !one.moduleSpecifier || !ts.isStringLiteral(one.moduleSpecifier)) return [];
    const { text } = one.moduleSpecifier;
    return text.startsWith('.') ? [join(file.fileName, '..', text)] : [];
  });
}
