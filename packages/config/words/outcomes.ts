import ts from 'typescript';
import { boundAt } from '../gates/bindings.ts';
import { isWrapped } from '../gates/held.ts';
import { callIn, isFunction, isOfObject, keyOf, nameOf, returnsOf, rowOf } from './syntax.ts';

/** What led to an expression, so that nothing is followed in a circle. */
export type Passed = readonly ts.Node[];

/**
 * What an expression may turn out to be, as far as its own file tells: both ends of a choice, what is fallen back on,
 * what a constant or a member of one holds, what a function answers, a row of the list that is gone through. Of a sum,
 * its parts.
 */
export function outcomesOf(node: ts.Expression, passed: Passed = []): ts.Expression[] {
  if (passed.includes(node)) return [];
  const on = [...passed, node];
  return stepsFrom(node, on)?.flatMap((one) => outcomesOf(one, on)) ?? [node];
}

/** What is in a list, also in one that is made from another; nothing where an expression is no list. */
export function itemsOf(node: ts.Expression, passed: Passed = []): ts.Expression[] {
  return outcomesOf(node, passed).flatMap((one) => {
    const on = [...passed, one];
    if (ts.isArrayLiteralExpression(one))
      return one.elements.flatMap((item) => (ts.isSpreadElement(item) ? itemsOf(item.expression, on) : [item]));
    if (!ts.isCallExpression(one)) return [];
    const [first] = one.arguments;
    if (first && isOfObject(one, 'values')) return membersOf(first, undefined, on);
    if (first && isOfObject(one, 'keys')) return namesOf(first, on);
    const made = first ? answersOf(first, on) : [];
    if (callIn(one, /^map$/)) return made;
    return callIn(one, /^flatMap$/) ? made.flatMap((item) => itemsOf(item, on)) : [];
  });
}

/** Undefined for what is followed no further. */
function stepsFrom(node: ts.Expression, passed: Passed): ts.Expression[] | undefined {
  if (isWrapped(node)) return [node.expression];
  if (ts.isConditionalExpression(node)) return [node.whenTrue, node.whenFalse];
  if (ts.isBinaryExpression(node)) return sidesOf(node);
  if (ts.isIdentifier(node)) return givenTo(boundAt(node), passed);
  if (ts.isPropertyAccessExpression(node)) return membersOf(node.expression, node.name.text, passed);
  if (ts.isElementAccessExpression(node)) return membersOf(node.expression, keyOf(node.argumentExpression), passed);
  return ts.isCallExpression(node) ? resultsOf(node, passed) : undefined;
}

/** A comparison shows neither of its sides; of `open && 'Close'` the left one is seen only where it is nothing. */
function sidesOf({ left, operatorToken, right }: ts.BinaryExpression): ts.Expression[] {
  const operator = operatorToken.getText();
  if (/^(\+|\|\||\?\?)$/.test(operator)) return [left, right];
  return /^(&&|,|(\|\||\?\?|&&|\+)?=)$/.test(operator) ? [right] : [];
}

/** What stands behind a name: what a constant was given, a part that was taken out of something, the row of a list. */
function givenTo(bound: ts.Node | undefined, passed: Passed): ts.Expression[] {
  const isGiven = bound && (ts.isVariableDeclaration(bound) || ts.isParameter(bound) || ts.isBindingElement(bound));
  if (!isGiven || passed.includes(bound)) return [];
  const on = [...passed, bound];
  const list = rowOf(bound);
  return [
    ...(bound.initializer ? [bound.initializer] : []),
    ...(list ? itemsOf(list, on) : []),
    ...(ts.isBindingElement(bound) ? partsOf(bound, on) : []),
  ];
}

/** `{ name }` or `[name]` of whatever is taken apart there. */
function partsOf(node: ts.BindingElement, passed: Passed): ts.Expression[] {
  const { parent: pattern } = node;
  if (node.dotDotDotToken) return [];
  const at = ts.isArrayBindingPattern(pattern) ? pattern.elements.indexOf(node) : undefined;
  const list = rowOf(pattern.parent);
  const entries = list && ts.isCallExpression(list) && isOfObject(list, 'entries') ? list.arguments[0] : undefined;
  if (entries && at === 0) return namesOf(entries, passed);
  if (entries && at === 1) return membersOf(entries, undefined, passed);
  const name = at === undefined ? nameOf(node.propertyName ?? node.name) : String(at);
  return name === undefined ? [] : givenTo(pattern.parent, passed).flatMap((whole) => membersOf(whole, name, passed));
}

/** What an object or a list holds under a key; whatever it holds where the key is not known. */
export function membersOf(node: ts.Expression, key: string | undefined, passed: Passed): ts.Expression[] {
  return outcomesOf(node, passed).flatMap((owner) => {
    if (!ts.isObjectLiteralExpression(owner)) {
      const items = itemsOf(owner, passed);
      return key === undefined ? items : /^\d+$/.test(key) ? items.slice(Number(key), Number(key) + 1) : [];
    }
    return owner.properties.flatMap((one) => {
      if (ts.isSpreadAssignment(one)) return membersOf(one.expression, key, [...passed, owner]);
      if (key !== undefined && nameOf(one.name) !== key) return [];
      if (ts.isShorthandPropertyAssignment(one)) return [one.name];
      return ts.isPropertyAssignment(one) ? [one.initializer] : [];
    });
  });
}

/** Names of members that are written as texts: a list of them may be shown. */
function namesOf(node: ts.Expression, passed: Passed): ts.Expression[] {
  const objects = outcomesOf(node, passed).filter(ts.isObjectLiteralExpression);
  return objects.flatMap(({ properties }) =>
    properties.flatMap(({ name }) => (name && ts.isStringLiteral(name) ? [name] : [])),
  );
}

/** What a call yields; undefined for a list that is made, which is one itself. */
function resultsOf(call: ts.CallExpression, passed: Passed): ts.Expression[] | undefined {
  const [first] = call.arguments;
  const list = callIn(call, /./);
  if (callIn(call, /^(map|flatMap)$/) || isOfObject(call, '(keys|values|entries)')) return undefined;
  if (list && callIn(call, /^(join|find|findLast|at|pop|shift)$/)) return itemsOf(list, passed);
  if (list && callIn(call, /^(filter|slice|sort|toSorted|reverse|toReversed)$/)) return [list];
  if (/^(React\.)?useCallback$/.test(call.expression.getText()) && first) return [first];
  if (/^(React\.)?useMemo$/.test(call.expression.getText()) && first) return answersOf(first, passed);
  return answersOf(call.expression, passed);
}

/** What a function of the file answers. */
function answersOf(node: ts.Expression, passed: Passed): ts.Expression[] {
  return functionsOf(node, passed).flatMap(returnsOf);
}

function functionsOf(node: ts.Expression, passed: Passed): ts.FunctionLikeDeclaration[] {
  const declared = ts.isIdentifier(node) ? boundAt(node) : undefined;
  if (declared && ts.isFunctionDeclaration(declared)) return [declared];
  return outcomesOf(node, passed).filter(isFunction);
}
