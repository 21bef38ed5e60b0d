import ts from 'typescript';
import { isOfElement, stylesOf } from './element.ts';

const typed = /\b(CSSProperties|StyleRule|ComplexStyleRule)\b/;

/** Whether an object in a component is a style: of the attribute, by its type, by its name, or given to an element. */
export function isInlineStyle(node: ts.Node): node is ts.ObjectLiteralExpression {
  return ts.isObjectLiteralExpression(node) && isStyle(node.parent, node);
}

/** `Object.assign(element.style, { … })` */
export function isSetOnElement(node: ts.Node): boolean {
  return ts.isCallExpression(node.parent) && isGiven(node.parent, node);
}

function isStyle(parent: ts.Node, node: ts.Node): boolean {
  if (ts.isJsxAttribute(parent)) return parent.name.getText() === 'style';
  if (ts.isVariableDeclaration(parent)) return isTyped(parent) || isCalledStyle(parent);
  if (isFunction(parent)) return isTyped(parent) || isCalledStyle(parent) || isRemembered(parent.parent);
  if (ts.isAsExpression(parent) || ts.isSatisfiesExpression(parent))
    return isTyped(parent) || isStyle(parent.parent, parent);
  if (ts.isCallExpression(parent)) return isGiven(parent, node) || isAnimated(parent);
  if (ts.isPropertyAssignment(parent))
    return parent.name.getText() === 'style' || isStyle(parent.parent.parent, parent.parent);
  if (ts.isReturnStatement(parent)) return isReturned(parent);
  const passes =
    ts.isJsxExpression(parent) ||
    ts.isParenthesizedExpression(parent) ||
    ts.isConditionalExpression(parent) ||
    ts.isBinaryExpression(parent) ||
    ts.isSpreadAssignment(parent) ||
    ts.isArrayLiteralExpression(parent) ||
    ts.isObjectLiteralExpression(parent);
  return passes && isStyle(parent.parent, parent);
}

function isTyped({ type }: { readonly type?: ts.TypeNode | undefined }): boolean {
  return type !== undefined && typed.test(type.getText());
}

function isFunction(node: ts.Node) {
  return ts.isArrowFunction(node) || ts.isFunctionDeclaration(node) || ts.isFunctionExpression(node);
}

/** `return { … }` of a function that makes styles. */
function isReturned(node: ts.Node): boolean {
  for (let at = node.parent; at; at = at.parent) if (isFunction(at)) return isTyped(at) || isCalledStyle(at);
  return false;
}

/** Whether the file shows by that name what it gives to an element: `style={box}`, `style={styles.box}`, `style={boxOf(a)}`. */
function isCalledStyle(node: ts.VariableDeclaration | ts.SignatureDeclaration): boolean {
  const named = node.name || !ts.isVariableDeclaration(node.parent) ? node.name : node.parent.name;
  return named !== undefined && ts.isIdentifier(named) && stylesOf(node.getSourceFile()).has(named.text);
}

/** `useMemo(() => ({ … }), [])` */
function isRemembered(call: ts.Node): boolean {
  return ts.isCallExpression(call) && call.expression.getText() === 'useMemo' && isStyle(call.parent, call);
}

/** `element.animate([{ … }], …)` */
function isAnimated({ expression }: ts.CallExpression): boolean {
  return ts.isPropertyAccessExpression(expression) && expression.name.text === 'animate';
}

function isGiven({ arguments: [to, ...given], expression }: ts.CallExpression, node: ts.Node): boolean {
  return expression.getText() === 'Object.assign' && given.some((one) => one === node) && isOfElement(to);
}
