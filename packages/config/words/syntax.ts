import ts from 'typescript';

/** A function that is written as a value. */
export function isFunction(node: ts.Node): node is ts.ArrowFunction | ts.FunctionExpression {
  return ts.isArrowFunction(node) || ts.isFunctionExpression(node);
}

/** What a function answers, wherever in its body; what comes later, or bit by bit, is shown by nobody. */
export function returnsOf(node: ts.FunctionLikeDeclaration): ts.Expression[] {
  const isLater = node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.AsyncKeyword) || node.asteriskToken;
  if (!node.body || isLater) return [];
  return ts.isBlock(node.body) ? returnsIn(node.body) : [node.body];
}

function returnsIn(node: ts.Node): ts.Expression[] {
  if (ts.isReturnStatement(node)) return node.expression ? [node.expression] : [];
  const found: ts.Expression[] = [];
  ts.forEachChild(node, (child) => {
    if (!ts.isFunctionLike(child)) found.push(...returnsIn(child));
  });
  return found;
}

/** What a method of such a name is called on. */
export function callIn({ expression }: ts.CallExpression, name: RegExp): ts.Expression | undefined {
  return ts.isPropertyAccessExpression(expression) && name.test(expression.name.text)
    ? expression.expression
    : undefined;
}

/** `Object.values(…)` */
export function isOfObject({ expression }: ts.CallExpression, name: string): boolean {
  return new RegExp(`^Object\\.${name}$`).test(expression.getText());
}

/** The list that a name goes through, row by row: `list.map((row) => …)`, `for (const row of list)`. */
export function rowOf(node: ts.Node): ts.Expression | undefined {
  if (ts.isVariableDeclaration(node)) {
    const loop = node.parent.parent;
    return ts.isForOfStatement(loop) ? loop.expression : undefined;
  }
  if (!ts.isParameter(node) || !isFunction(node.parent) || node.parent.parameters[0] !== node) return undefined;
  const call = node.parent.parent;
  const isGone = ts.isCallExpression(call) && call.arguments[0] === node.parent;
  return isGone ? callIn(call, /^(map|flatMap|forEach)$/) : undefined;
}

/** The key that stands in brackets, where it is written out. */
export function keyOf(node: ts.Expression): string | undefined {
  return ts.isStringLiteralLike(node) || ts.isNumericLiteral(node) ? node.text : undefined;
}

/** What a member is called, where that is written out. */
export function nameOf(node: ts.PropertyName | ts.BindingName | undefined): string | undefined {
  if (!node || ts.isObjectBindingPattern(node) || ts.isArrayBindingPattern(node)) return undefined;
  return ts.isComputedPropertyName(node) ? keyOf(node.expression) : node.text;
}
