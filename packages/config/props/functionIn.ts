import ts from 'typescript';

/** The function that a declaration is made of, also where it is handed to others first, as in `memo(forwardRef(…))`. */
export function functionIn(node: ts.Node, checker: ts.TypeChecker): ts.FunctionLikeDeclaration | undefined {
  if (ts.isFunctionDeclaration(node) || ts.isArrowFunction(node) || ts.isFunctionExpression(node)) return node;
  if (ts.isVariableDeclaration(node)) return node.initializer && functionIn(node.initializer, checker);
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isSatisfiesExpression(node))
    return functionIn(node.expression, checker);
  if (ts.isCallExpression(node)) {
    const [first] = node.arguments;
    return first && functionIn(first, checker);
  }
  if (!ts.isIdentifier(node)) return undefined;
  const named = checker.getSymbolAtLocation(node)?.valueDeclaration;
  return named && functionIn(named, checker);
}
