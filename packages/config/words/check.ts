import ts from 'typescript';
import type { Finding, Gate } from '../gates/finding.ts';
import { findingAt, nodesOf, parseFiles, productSources } from '../gates/source.ts';
import { itemsOf, membersOf, outcomesOf, type Passed } from './outcomes.ts';
import { isCalledWords, isShown, putOnScreen, toastsIn } from './shown.ts';
import { isFunction, returnsOf } from './syntax.ts';

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
    const toasts = toastsIn(node).flatMap((one) => inToast(one));
    if (toasts.length > 0) return toasts;
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
  // what stands between the tags is shown whatever it is, also where it is handed over in an object
  return inResult(node.initializer, nameOf(node) === 'children' ? isWord : areWords);
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

/** A toast is its text, or an object with its text and title; what is handed over may be a list, or a function that makes it. */
function inToast(node: ts.Expression, passed: Passed = []): Finding[] {
  const ends = outcomesOf(node, passed).flatMap((one) => (isFunction(one) ? returnsOf(one) : [one]));
  return ends.flatMap((one) => {
    const on = [...passed, one];
    if (ts.isArrayLiteralExpression(one) || ts.isCallExpression(one))
      return itemsOf(one, passed).flatMap((item) => inToast(item, on));
    if (!ts.isObjectLiteralExpression(one)) return inResult(one, isWord, passed);
    return ofToast.flatMap((name) => membersOf(one, name, passed)).flatMap((text) => inResult(text, isWord, on));
  });
}

const ofToast = ['title', 'children'];

type Test = (text: string) => boolean;

/** Words that an expression may end up with, or that a list which it is holds. */
function inResult(node: ts.Expression, is: Test, passed: Passed = []): Finding[] {
  return outcomesOf(node, passed).flatMap((one) => {
    const on = [...passed, one];
    if (ts.isStringLiteralLike(one)) return is(one.text) ? [found(one, one.text)] : [];
    if (!ts.isTemplateExpression(one)) return itemsOf(one, passed).flatMap((item) => inResult(item, is, on));
    const pieces = [one.head, ...one.templateSpans.map(({ literal }) => literal)].map(({ text }) => text);
    if (is(pieces.join(' '))) return [found(one, pieces.join('…'))];
    return one.templateSpans.flatMap(({ expression }) => inResult(expression, is, on));
  });
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
