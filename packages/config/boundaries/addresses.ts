import { dirname, join } from 'node:path/posix';
import ts from 'typescript';
import { literalText, nodesOf } from '../gates/source.ts';

/** A place that a file takes something from without an import of that name. */
export interface Address {
  readonly node: ts.Node;
  /** from the root of the workspace: a file, or the folder below which everything may be meant */
  readonly to: string;
}

/** Whether a file can hold an address that is found here: it is parsed for nothing else. */
export const mayAddress = /\bimport\.meta\b|\bimport\s*\(/;

/** `import.meta.glob('../x/*.ts')`, `new URL('../x.ts', import.meta.url)`, `import(`../x/${name}.ts`)`: each address of a file. */
export function addressesOf(file: ts.SourceFile): Address[] {
  return [...nodesOf(file)].flatMap((node) => {
    if (!ts.isCallExpression(node) && !ts.isNewExpression(node)) return [];
    const base = baseOf(node, dirname(file.fileName));
    return base === undefined ? [] : textsOf(node.arguments?.[0]).flatMap((text) => addressed(text, base));
  });
}

/** The folder from which a call counts its addresses; undefined where it takes none. */
function baseOf(node: ts.CallExpression | ts.NewExpression, folder: string): string | undefined {
  const called = node.expression;
  const [, second] = node.arguments ?? [];
  if (ts.isNewExpression(node))
    return called.getText() === 'URL' && second?.getText() === 'import.meta.url' ? folder : undefined;
  if (called.kind === ts.SyntaxKind.ImportKeyword || called.getText() === 'import.meta.resolve') return folder;
  return called.getText() === 'import.meta.glob' ? globBase(second, folder) : undefined;
}

/** `import.meta.glob('./*.ts', { base: '../x' })` */
function globBase(options: ts.Expression | undefined, folder: string): string {
  const base = [...(options ? nodesOf(options) : [])].find(
    (node) => ts.isPropertyAssignment(node) && node.name.getText() === 'base',
  );
  const text = base && ts.isPropertyAssignment(base) ? literalText(base.initializer) : undefined;
  return text === undefined ? folder : join(folder, text);
}

function textsOf(node: ts.Expression | undefined): ts.Expression[] {
  if (!node) return [];
  return ts.isArrayLiteralExpression(node) ? node.elements.flatMap(textsOf) : [node];
}

/** What is left of the first place that is not known, up to its folder. What is imported as a whole text is an import. */
function addressed(node: ts.Expression, base: string): Address[] {
  const text = ts.isTemplateExpression(node) ? `${node.head.text}*` : literalText(node);
  const isImport = ts.isCallExpression(node.parent) && node.parent.expression.kind === ts.SyntaxKind.ImportKeyword;
  if (!text?.startsWith('.') || (isImport && !ts.isTemplateExpression(node))) return [];
  const known = text.split(/(?<=\/)(?=[^/]*[*?{[(])/)[0] ?? '';
  return [{ node, to: join(base, known).replace(/\/$/, '') }];
}
