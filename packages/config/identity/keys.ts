import ts from 'typescript';
import { literalText } from '../gates/source.ts';

/** A text that is written, as one literal or as a piece of a template. */
export function textOf(node: ts.Node): string | undefined {
  return ts.isRegularExpressionLiteral(node) || ts.isJsxText(node) ? node.text : literalText(node);
}

/** What a member, a key or a part that is taken out of something is called. */
export function keyOf(node: ts.Node): string | undefined {
  if (ts.isPropertyAccessExpression(node)) return node.name.text;
  if (ts.isIdentifier(node) && isKey(node)) return node.text;
  return undefined;
}

/** `{ TY: … }`, `{ TY }`, `interface X { TY: … }`, `const { TY: words } = …` */
export function isKey(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isBindingElement(parent))
    return ts.isObjectBindingPattern(parent.parent) && (parent.propertyName ?? parent.name) === node;
  const names =
    ts.isPropertyAssignment(parent) ||
    ts.isShorthandPropertyAssignment(parent) ||
    ts.isPropertySignature(parent) ||
    ts.isPropertyDeclaration(parent) ||
    ts.isMethodDeclaration(parent) ||
    ts.isMethodSignature(parent) ||
    ts.isAccessor(parent) ||
    ts.isEnumMember(parent);
  return names && parent.name === node;
}

/** `'a b'.split(' ')`: a list, and no sentence. */
export function isSplit({ parent }: ts.Node): boolean {
  return ts.isPropertyAccessExpression(parent) && parent.name.text === 'split';
}
