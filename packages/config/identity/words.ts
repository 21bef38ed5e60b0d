import ts from 'typescript';
import { literalText } from '../gates/source.ts';

/** How a brand may be written: its folder's name in any case, and the names that it bears. */
export interface BrandWords {
  readonly id: string;
  readonly names: readonly string[];
}

/**
 * The brand that a text names: by being its id or name in any case, by holding it as a word of its own where there are no
 * spaces (`fiesta-offers`, a pattern), or, in a sentence, as a name is written.
 */
export function brandIn(node: ts.Node, brands: readonly BrandWords[]): string | undefined {
  const key = keyOf(node);
  const text = key ?? (ts.isRegularExpressionLiteral(node) || ts.isJsxText(node) ? node.text : literalText(node));
  if (!text) return undefined;
  const isSentence = /\s/.test(text.trim()) && !ofSelector.test(text);
  return brands
    .flatMap(({ id, names }) => [id, ...names])
    .find((word) => (key === undefined ? holds(text, word, isSentence) : lower(key) === lower(word)));
}

/** What no sentence has: a selector names one brand by an attribute or a class. */
const ofSelector = /[[\]{}>=&]|(?:^|\s)[.#]\w/;

function holds(text: string, word: string, isSentence: boolean): boolean {
  const [where, what] = isSentence ? [text, word] : [lower(text), lower(word)];
  // a sentence may hold the word that an id is; a name begins with a capital
  if (isSentence && lower(word) === word) return false;
  for (let at = where.indexOf(what); at >= 0; at = where.indexOf(what, at + 1))
    if (!isLetter(where[at - 1]) && !isLetter(where[at + what.length])) return true;
  return false;
}

const lower = (text: string) => text.toLowerCase();
const isLetter = (letter: string | undefined) => letter !== undefined && /[\p{L}\p{N}]/u.test(letter);

/** The whole of what is written there, as a text, a member or a key. */
export function wordOf(node: ts.Node): string | undefined {
  return ts.isStringLiteralLike(node) ? node.text : keyOf(node);
}

function keyOf(node: ts.Node): string | undefined {
  if (ts.isPropertyAccessExpression(node)) return node.name.text;
  if (ts.isIdentifier(node) && isKey(node)) return node.text;
  return undefined;
}

/** `{ TY: … }`, `interface X { TY: … }` */
function isKey(node: ts.Node): boolean {
  const { parent } = node;
  return (
    (ts.isPropertyAssignment(parent) || ts.isPropertySignature(parent) || ts.isMethodDeclaration(parent)) &&
    parent.name === node
  );
}

/** Tags that are as often something else: a key, a unit, parts of a table. */
const ambiguous = new Set(['id', 'ms', 'th', 'tr']);
const ofLanguage = /lang|locale|bcp47/i;

/** A tag of two letters, alone or with a region, where code decides by it: compared, asked for, or a key. */
export function tagIn(node: ts.Node, tags: readonly string[]): string | undefined {
  const word = ts.isStringLiteralLike(node) ? node.text : ts.isIdentifier(node) && isKey(node) ? node.text : undefined;
  const tag = /^([a-z]{2})(?:-[A-Za-z-]+)?$/.exec(word ?? '')?.[1];
  if (!tag || !tags.includes(tag)) return undefined;
  const other = decidesOver(node);
  if (other === undefined) return undefined;
  if (word === tag && ambiguous.has(tag) && (isKey(node) || !ofLanguage.test(other))) return undefined;
  return word;
}

/** What a text is compared with, or is a key of, as it is written; undefined where it is neither. */
function decidesOver(node: ts.Node): string | undefined {
  const { parent } = node;
  if (ts.isBinaryExpression(parent) && /^[=!]==?$/.test(parent.operatorToken.getText()))
    return (parent.left === node ? parent.right : parent.left).getText();
  if (ts.isCaseClause(parent)) return parent.parent.parent.expression.getText();
  if (ts.isElementAccessExpression(parent)) return parent.expression.getText();
  if (isKey(node)) return nameOf(parent.parent);
  if (ts.isArrayLiteralExpression(parent)) return decidesOver(parent);
  if (ts.isPropertyAccessExpression(parent) && /^(includes|indexOf)$/.test(parent.name.text))
    return parent.parent.getText();
  const calls =
    ts.isCallExpression(parent) && ts.isPropertyAccessExpression(parent.expression) ? parent.expression : undefined;
  return calls && /^(includes|startsWith|endsWith|has|get)$/.test(calls.name.text)
    ? calls.expression.getText()
    : undefined;
}

/** `const wordsByLanguage = { … }` */
function nameOf(object: ts.Node): string {
  const { parent } = object;
  return ts.isVariableDeclaration(parent) || ts.isPropertyAssignment(parent) ? parent.name.getText() : '';
}
