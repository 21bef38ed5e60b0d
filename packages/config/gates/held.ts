import ts from 'typescript';
import { boundAt } from './bindings.ts';

/** What a constant of the same file was given, or a member of one: `ink`, `line.boxShadow`. */
export function heldBy(node: ts.Expression): ts.Expression | undefined {
  if (ts.isIdentifier(node)) {
    const bound = boundAt(node);
    return bound && ts.isVariableDeclaration(bound) ? bound.initializer : undefined;
  }
  if (!ts.isPropertyAccessExpression(node)) return undefined;
  const owner = heldBy(node.expression);
  const object = owner && isWrapped(owner) ? owner.expression : owner;
  if (!object || !ts.isObjectLiteralExpression(object)) return undefined;
  const member = object.properties.find((one) => one.name?.getText() === node.name.text);
  return member && ts.isPropertyAssignment(member) ? member.initializer : undefined;
}

/** What says nothing of a value but its type, or stands in brackets around it. */
export function isWrapped(node: ts.Expression) {
  return (
    ts.isParenthesizedExpression(node) ||
    ts.isAsExpression(node) ||
    ts.isSatisfiesExpression(node) ||
    ts.isNonNullExpression(node)
  );
}
