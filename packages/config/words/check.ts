import ts from 'typescript';
import type { Finding, Gate } from '../gates/finding.ts';
import { heldBy, isWrapped } from '../gates/held.ts';
import { findingAt, nodesOf, parseFiles, productSources } from '../gates/source.ts';
import { isCalledWords, isShown, putOnScreen } from './shown.ts';

/** Imported by tests and stories only. */
const forTests = /^packages\/testing\//;
/** What a player's browser runs, where words also come from what is no component. */
const site = /^packages\/(ui|blocks|features)\/|^apps\/web\/src\//;

/** What a player reads is a message, in every language (BRAND-12). */
export const words: Gate = {
  why: 'A word that stands in a component is read in English whatever the language, and no brand can say it in its own way.',
  check(root) {
    const files = productSources(root, ['apps', 'packages']).filter(
      (file) => (/\.[jt]sx$/.test(file) || site.test(file)) && !forTests.test(file),
    );
    return {
      findings: parseFiles(root, files).flatMap(wordFindings),
      kept: `${files.length} files take their words from messages`,
    };
  },
};

/** Every word that a component shows, or has read out, as it stands in its code. */
export function wordFindings(file: ts.SourceFile): Finding[] {
  const findings = [...nodesOf(file)].flatMap((node) => {
    if (ts.isJsxText(node)) return isWord(node.text) ? [found(node, node.text)] : [];
    if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent)) return inExpression(node, isWord);
    if (ts.isJsxAttribute(node)) return inAttribute(node);
    const put = putOnScreen(node);
    return put.length > 0 ? put.flatMap((one) => inResult(one, isWord)) : inProperty(node);
  });
  // what a constant holds is told once, however often it is shown
  return [...new Map(findings.map((finding) => [`${finding.line}:${finding.column}`, finding])).values()];
}

function inExpression({ expression }: ts.JsxExpression, is: Test): Finding[] {
  return expression ? inResult(expression, is) : [];
}

function inAttribute({ name, initializer }: ts.JsxAttribute): Finding[] {
  if (!initializer || !isCalledWords(name.getText())) return [];
  const is = isShown(name.getText()) ? isWord : areWords;
  return ts.isJsxExpression(initializer) ? inExpression(initializer, is) : inResult(initializer, is);
}

/** `{ label: 'Close' }`, `({ label = 'Close' })`; a message says what it is for in its description. */
function inProperty(node: ts.Node): Finding[] {
  const takes = ts.isPropertyAssignment(node) || ts.isBindingElement(node);
  if (!takes || !node.initializer || !isCalledWords(nameOf(node)) || isOfMessage(node)) return [];
  return inResult(node.initializer, areWords);
}

function nameOf(node: ts.PropertyAssignment | ts.BindingElement): string {
  const name = ts.isBindingElement(node) ? (node.propertyName ?? node.name) : node.name;
  return ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : '';
}

function isOfMessage({ parent }: ts.Node): boolean {
  return (
    ts.isObjectLiteralExpression(parent) && parent.properties.some((one) => one.name?.getText() === 'defaultMessage')
  );
}

type Test = (text: string) => boolean;

/** Words that an expression may end up with: both ends of a choice, what is fallen back on, what a constant holds. */
function inResult(node: ts.Expression, is: Test, passed: readonly ts.Node[] = []): Finding[] {
  const all = (parts: readonly ts.Expression[]) => parts.flatMap((part) => inResult(part, is, passed));
  if (isWrapped(node)) return all([node.expression]);
  if (ts.isConditionalExpression(node)) return all([node.whenTrue, node.whenFalse]);
  if (ts.isBinaryExpression(node)) return all(sidesOf(node));
  if (ts.isTemplateExpression(node)) {
    const pieces = [node.head, ...node.templateSpans.map(({ literal }) => literal)].map(({ text }) => text);
    if (is(pieces.join(' '))) return [found(node, pieces.join('…'))];
    return all(node.templateSpans.map(({ expression }) => expression));
  }
  if (ts.isStringLiteralLike(node)) return is(node.text) ? [found(node, node.text)] : [];
  if (isJoined(node)) return all(node.expression.expression.elements);
  const held = resultsOf(node).filter((one) => !passed.includes(one));
  return held.flatMap((one) => inResult(one, is, [...passed, one]));
}

/** A comparison shows neither of its sides; of `open && 'Close'` the left one is seen only where it is nothing. */
function sidesOf({ left, operatorToken, right }: ts.BinaryExpression): ts.Expression[] {
  const operator = operatorToken.getText();
  if (/^(\+|\|\||\?\?)$/.test(operator)) return [left, right];
  return /^(&&|,|(\|\||\?\?|&&|\+)?=)$/.test(operator) ? [right] : [];
}

/** What a constant of the file holds, each member of one that is asked by a key, or what a function of it answers. */
function resultsOf(node: ts.Expression): ts.Expression[] {
  if (ts.isElementAccessExpression(node)) {
    const object = heldBy(node.expression);
    const members = object && ts.isObjectLiteralExpression(object) ? object.properties : [];
    return members.flatMap((one) => (ts.isPropertyAssignment(one) ? [one.initializer] : []));
  }
  const held = heldBy(ts.isCallExpression(node) ? node.expression : node);
  if (!held || !ts.isCallExpression(node)) return held ? [held] : [];
  return ts.isArrowFunction(held) && !ts.isBlock(held.body) ? [held.body] : [];
}

type Joined = ts.CallExpression & {
  readonly expression: ts.PropertyAccessExpression & { readonly expression: ts.ArrayLiteralExpression };
};

/** `['Close', name].join(' ')` */
function isJoined(node: ts.Node): node is Joined {
  return (
    ts.isCallExpression(node) &&
    ts.isPropertyAccessExpression(node.expression) &&
    node.expression.name.text === 'join' &&
    ts.isArrayLiteralExpression(node.expression.expression)
  );
}

const isWord: Test = (text) => /\p{L}/u.test(text);
/** More than a key: it begins with a capital, has a space between words, or is in letters that no code is written in. */
const areWords: Test = (text) => /^\p{Lu}\p{Ll}|\p{L}\s+\p{L}|(?!\p{Script=Latin})\p{L}/u.test(text);

function found(node: ts.Node, text: string): Finding {
  const before = ts.isJsxText(node) ? text.length - text.trimStart().length : 0;
  return findingAt(
    node,
    `The words "${text.trim().replace(/\s+/g, ' ')}" are no message.`,
    'Write a message beside the component (X.messages.ts) and show it with intl.formatMessage; in packages/ui, take the words as a prop.',
    node.getStart() + before,
  );
}
