import ts from 'typescript';
import { bindingsOf, boundAt } from '../gates/bindings.ts';
import { isWrapped } from '../gates/held.ts';
import { literalText } from '../gates/source.ts';

/** Names by which a page reaches its window, or another's. */
export const windows: readonly string[] = ['window', 'globalThis', 'self', 'top', 'parent', 'frames', 'defaultView'];

/** `document.cookie`, `document['cookie']`, `(window as Window).document.cookie`, `page.cookie` after `const page = document` */
export function memberOf(node: ts.Node, name: string, owners: readonly string[]): boolean {
  if (!ts.isPropertyAccessExpression(node) && !ts.isElementAccessExpression(node)) return false;
  return lastName(node) === name && isOneOf(node.expression, owners);
}

/** `Date.now`, `globalThis.crypto.randomUUID`, `const { random } = Math`; not of what the file gives that name to, such as a parameter. */
export function ofGlobal(node: ts.Node, name: string, owner: string): boolean {
  if (ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node))
    return lastName(node) === name && isGlobal(node.expression, owner);
  const pattern = ts.isBindingElement(node) && partName(node) === name ? node.parent.parent : undefined;
  return pattern !== undefined && !ts.isBindingElement(pattern) && isGlobal(pattern.initializer, owner);
}

/** `Math`, `window.Math` */
export function isGlobal(node: ts.Expression | undefined, name: string): boolean {
  if (!node) return false;
  const itself = bare(node);
  return isFreeName(itself, name) || memberOf(itself, name, windows);
}

/** `{ clock: Date }`, `tell(Date)`: given to somebody as a whole. */
export function isHandedOn(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isShorthandPropertyAssignment(parent)) return true;
  if (ts.isCallExpression(parent)) return parent.arguments.includes(node);
  if (ts.isVariableDeclaration(parent)) return parent.initializer === node && ts.isIdentifier(parent.name);
  return ts.isPropertyAssignment(parent) && parent.initializer === node;
}

/** Whether it is what a parameter or an option falls back on, so that whoever calls may hand in another. */
export function isFallback(node: ts.Node): boolean {
  const { parent } = node;
  if (!parent) return false;
  return ((ts.isParameter(parent) || ts.isBindingElement(parent)) && parent.initializer === node) || isFallback(parent);
}

/** `const { open: show } = window`, `const { document: { cookie } } = window`, `({ open } = window)` */
export function partOf(node: ts.Node, name: string, owners: readonly string[]): boolean {
  if (ts.isBindingElement(node)) return partName(node) === name && comesFrom(node.parent, owners);
  if (!ts.isPropertyAssignment(node) && !ts.isShorthandPropertyAssignment(node)) return false;
  return partName(node) === name && isAssigned(node.parent, owners);
}

/** A name that nothing of the file's own bears where it stands. */
export function isFreeName(node: ts.Node, name: string): node is ts.Identifier {
  return ts.isIdentifier(node) && node.text === name && !boundAt(node);
}

/** Whether a name stands for its value, and does not name a member, an attribute or a type. */
export function isRead(node: ts.Identifier): boolean {
  const { parent }: { parent: ts.Node & { name?: ts.Node; propertyName?: ts.Node } } = node;
  if (ts.isShorthandPropertyAssignment(parent)) return true;
  return parent.name !== node && parent.propertyName !== node && !ts.isTypeNode(parent) && !ts.isQualifiedName(parent);
}

function isOneOf(node: ts.Expression, owners: readonly string[]): boolean {
  const name = lastName(node);
  if (name === undefined) return false;
  return owners.includes(name) || (ts.isIdentifier(bare(node)) && aliasIn(node.getSourceFile(), name, owners));
}

/** `const page = document`, `const { document: page } = window` */
function aliasIn(file: ts.SourceFile, alias: string, owners: readonly string[]): boolean {
  return (bindingsOf(file).get(alias) ?? []).some((node) => {
    if (ts.isBindingElement(node)) return isPartOfWindow(node, owners);
    if (!ts.isVariableDeclaration(node) || !node.initializer) return false;
    return owners.includes(lastName(node.initializer) ?? '');
  });
}

function comesFrom({ parent }: ts.BindingPattern, owners: readonly string[]): boolean {
  if (ts.isBindingElement(parent)) return isPartOfWindow(parent, owners);
  return parent.initializer !== undefined && isOneOf(parent.initializer, owners);
}

function isPartOfWindow(node: ts.BindingElement, names: readonly string[]): boolean {
  return names.includes(partName(node) ?? '') && comesFrom(node.parent, windows);
}

function isAssigned(pattern: ts.Node, owners: readonly string[]): boolean {
  const { parent } = pattern;
  if (!ts.isBinaryExpression(parent) || parent.left !== pattern) return false;
  return parent.operatorToken.kind === ts.SyntaxKind.EqualsToken && isOneOf(parent.right, owners);
}

function partName(node: ts.BindingElement | ts.PropertyAssignment | ts.ShorthandPropertyAssignment) {
  const name = ts.isBindingElement(node) ? (node.propertyName ?? node.name) : node.name;
  if (ts.isIdentifier(name)) return name.text;
  return literalText(ts.isComputedPropertyName(name) ? name.expression : name);
}

function lastName(whole: ts.Expression): string | undefined {
  const node = bare(whole);
  if (ts.isIdentifier(node)) return node.text;
  if (ts.isPropertyAccessExpression(node)) return node.name.text;
  return ts.isElementAccessExpression(node) ? literalText(node.argumentExpression) : undefined;
}

/** Without brackets and claims about its type. */
function bare(node: ts.Expression): ts.Expression {
  return isWrapped(node) ? bare(node.expression) : node;
}
