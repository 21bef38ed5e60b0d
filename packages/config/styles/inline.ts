import ts from 'typescript';

const typed = /\b(CSSProperties|StyleRule|ComplexStyleRule)\b/;

/** Whether an object in a component is a style: of the attribute, by its type, or given to an element. */
export function isInlineStyle(node: ts.Node): node is ts.ObjectLiteralExpression {
  return ts.isObjectLiteralExpression(node) && isStyle(node.parent, node);
}

/** `Object.assign(element.style, { … })` */
export function isSetOnElement(node: ts.Node): boolean {
  return ts.isCallExpression(node.parent) && isGiven(node.parent, node);
}

function isStyle(parent: ts.Node, node: ts.Node): boolean {
  if (ts.isJsxAttribute(parent)) return parent.name.getText() === 'style';
  if (ts.isVariableDeclaration(parent)) return isTyped(parent);
  if (ts.isAsExpression(parent) || ts.isSatisfiesExpression(parent))
    return isTyped(parent) || isStyle(parent.parent, parent);
  if (ts.isArrowFunction(parent)) return isTyped(parent);
  if (ts.isCallExpression(parent)) return isGiven(parent, node);
  const passes =
    ts.isJsxExpression(parent) ||
    ts.isParenthesizedExpression(parent) ||
    ts.isConditionalExpression(parent) ||
    ts.isBinaryExpression(parent) ||
    ts.isSpreadAssignment(parent) ||
    ts.isObjectLiteralExpression(parent);
  return passes && isStyle(parent.parent, parent);
}

function isTyped({ type }: { readonly type?: ts.TypeNode | undefined }): boolean {
  return type !== undefined && typed.test(type.getText());
}

function isGiven({ arguments: [to, ...given], expression }: ts.CallExpression, node: ts.Node): boolean {
  return expression.getText() === 'Object.assign' && given.some((one) => one === node) && isOfElement(to);
}

function isOfElement(node: ts.Node | undefined): boolean {
  return node !== undefined && ts.isPropertyAccessExpression(node) && node.name.text === 'style';
}

/** `element.style.marginLeft = …`: the property that is set. */
export function propertySet(node: ts.Node): string | undefined {
  if (!ts.isBinaryExpression(node) || node.operatorToken.kind !== ts.SyntaxKind.EqualsToken) return undefined;
  const { left } = node;
  return ts.isPropertyAccessExpression(left) && isOfElement(left.expression) ? left.name.text : undefined;
}
