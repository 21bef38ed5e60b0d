import ts from 'typescript';
import { heldBy, isWrapped } from '../gates/held.ts';
import { nodesOf } from '../gates/source.ts';

/** A text that is written, as one literal or with values put into it. */
export type Text = ts.StringLiteralLike | ts.TemplateExpression;

/** As it is written, with what is put in as `${…}`. */
export function writtenText(text: Text): string {
  return ts.isStringLiteralLike(text) ? text.text : text.getText().slice(1, -1);
}

/** The texts that a value may end up with: fallbacks of an array, both ends of a choice, what a constant of the file holds. */
export function valuesOf(value: ts.Expression, passed: readonly ts.Node[] = []): Text[] {
  const all = (...parts: ts.Expression[]) => parts.flatMap((part) => valuesOf(part, passed));
  if (ts.isStringLiteralLike(value) || ts.isTemplateExpression(value)) return [value];
  if (ts.isArrayLiteralExpression(value)) return all(...value.elements);
  if (ts.isConditionalExpression(value)) return all(value.whenTrue, value.whenFalse);
  if (ts.isBinaryExpression(value)) return all(...(isGuard(value) ? [] : [value.left]), value.right);
  if (ts.isCallExpression(value)) return value.expression.getText() === 'fallbackVar' ? all(...value.arguments) : [];
  const held = heldBy(value);
  if (held) return passed.includes(held) ? [] : valuesOf(held, [...passed, held]);
  return isWrapped(value) ? all(value.expression) : [];
}

/** Every text within a value, arguments of calls and constants of the file among them. */
export function textsWithin(value: ts.Expression): Text[] {
  const within = [...nodesOf(value)].filter((node) => ts.isStringLiteralLike(node) || ts.isTemplateExpression(node));
  return [...new Set([...within, ...valuesOf(value)])];
}

/** `wide && 'left'`, where what stands before decides and is no value. */
function isGuard({ operatorToken }: ts.BinaryExpression): boolean {
  return !/^(\|\||\?\?|\+)$/.test(operatorToken.getText());
}
