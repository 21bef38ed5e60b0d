import ts from 'typescript';
import { heldBy } from '../gates/held.ts';
import { nodesOf } from '../gates/source.ts';

/** `element.style`, or a name for it, or for what the file gives to an element. */
export function isOfElement(node: ts.Node | undefined): boolean {
  if (!node) return false;
  if (ts.isPropertyAccessExpression(node)) return node.name.text === 'style';
  if (!ts.isIdentifier(node)) return false;
  const held = heldBy(node);
  const isAlias = held !== undefined && ts.isPropertyAccessExpression(held) && held.name.text === 'style';
  return isAlias || node.text === 'style' || stylesOf(node.getSourceFile()).has(node.text);
}

const styles = new WeakMap<ts.SourceFile, ReadonlySet<string>>();

/** Names whose values a file gives to the attribute. */
export function stylesOf(file: ts.SourceFile): ReadonlySet<string> {
  const known = styles.get(file);
  if (known) return known;
  const found = new Set(
    [...nodesOf(file)].flatMap((node) => {
      if (ts.isJsxAttribute(node) && node.name.getText() === 'style' && node.initializer)
        return namesIn(node.initializer);
      if (ts.isPropertyAssignment(node) && node.name.getText() === 'style') return namesIn(node.initializer);
      return [];
    }),
  );
  styles.set(file, found);
  return found;
}

function namesIn(node: ts.Node): string[] {
  if (ts.isIdentifier(node)) return [node.text];
  if (ts.isObjectLiteralExpression(node))
    return node.properties.flatMap((one) => (ts.isSpreadAssignment(one) ? namesIn(one.expression) : []));
  if (ts.isConditionalExpression(node)) return [node.whenTrue, node.whenFalse].flatMap(namesIn);
  if (ts.isBinaryExpression(node)) return [node.left, node.right].flatMap(namesIn);
  const passes =
    ts.isJsxExpression(node) ||
    ts.isParenthesizedExpression(node) ||
    ts.isAsExpression(node) ||
    ts.isPropertyAccessExpression(node) ||
    ts.isElementAccessExpression(node) ||
    ts.isCallExpression(node);
  return passes && node.expression ? namesIn(node.expression) : [];
}
