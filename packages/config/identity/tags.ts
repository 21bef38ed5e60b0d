import ts from 'typescript';
import { isKey, isSplit, keyOf, textOf } from './keys.ts';

/** How languages may be written. */
export interface LanguageWords {
  /** of the platform, which are written in capitals */
  readonly codes: ReadonlySet<string>;
  /** first parts of their tags, in small letters */
  readonly tags: ReadonlySet<string>;
}

/** As often something else: a key, a unit, parts of a table. As a whole they count where a language is meant. */
const ambiguous = new Set(['id', 'ms', 'th', 'tr']);
/** Words of names that are written with dashes; they count as a whole alone. */
const ofNames = new Set([...ambiguous, 'my', 'ID', 'MY']);

/** The language that a text or a key names: by being its code or tag, or by holding one beside others or in a pattern. */
export function languageIn(node: ts.Node, known: LanguageWords): string | undefined {
  const key = keyOf(node);
  if (key !== undefined) return isWhole(key, known) && !isAmbiguous(node, key) ? key : undefined;
  const text = textOf(node);
  if (text === undefined || ts.isJsxText(node)) return undefined;
  if (isWhole(text, known)) return isAmbiguous(node, text) ? undefined : text;
  return asked(text, known) ?? (isText(node, text, known) ? undefined : heldIn(text, known));
}

/** `VI`, `vi`, `vi-VN` */
function isWhole(text: string, { codes, tags }: LanguageWords): boolean {
  return codes.has(text) || tags.has(/^([a-z]{2,3})(?:-[A-Za-z0-9]+)*$/.exec(text)?.[1] ?? '');
}

/** `:lang(vi)`, `[lang|=vi]` */
function asked(text: string, known: LanguageWords): string | undefined {
  const inSelectors = [...text.matchAll(/:lang\(([^)]*)\)|\[\s*(?:xml:)?lang\s*[|^~*$]?=([^\]]*)\]/gi)];
  return inSelectors
    .flatMap(([, list, one]) => (list ?? one ?? '').match(/[\w-]+/g) ?? [])
    .find((word) => isWhole(word, known));
}

/** A sentence, or what else has spaces, unless it is a list of nothing but languages. */
function isText(node: ts.Node, text: string, known: LanguageWords): boolean {
  if (ts.isRegularExpressionLiteral(node) || isSplit(node) || !/\s/.test(text.trim())) return false;
  return !text.split(/[\s,;|]+/).every((word) => word === '' || isWhole(word, known));
}

/** The first word of a pattern, an address or a list that is a language's: `/^(VI|TY)$/`, `lang/VI.json`, `VI,TY`. */
function heldIn(text: string, { codes, tags }: LanguageWords): string | undefined {
  const words = text.replace(/\\[a-z]/gi, ' ').match(/[\p{L}\p{N}_]+/gu) ?? [];
  return words.find((word) => (codes.has(word) || tags.has(word)) && !ofNames.has(word));
}

/** Whether a text of two letters is something else where it stands. */
function isAmbiguous(node: ts.Node, text: string): boolean {
  return ambiguous.has(text) && (isKey(node) || keyOf(node) !== undefined || !ofLanguage.test(nameAround(node)));
}

const ofLanguage = /lang|locale|bcp47|^Intl\b/i;

/** What a text is compared with, given to, kept in or a member of, as it is written. */
function nameAround(node: ts.Node): string {
  const { parent } = node;
  if (ts.isBinaryExpression(parent)) return (parent.left === node ? parent.right : parent.left).getText();
  if (ts.isCaseClause(parent)) return parent.parent.parent.expression.getText();
  if (ts.isElementAccessExpression(parent)) return parent.expression.getText();
  if (ts.isVariableDeclaration(parent) || ts.isPropertyAssignment(parent) || ts.isJsxAttribute(parent))
    return parent.name.getText();
  if (ts.isNewExpression(parent) && parent.expression.getText() === 'Set') return nameAround(parent);
  if (ts.isCallExpression(parent) || ts.isNewExpression(parent)) return parent.expression.getText();
  if (ts.isPropertyAccessExpression(parent)) return parent.parent.getText();
  const passes = ts.isArrayLiteralExpression(parent) || ts.isAsExpression(parent) || ts.isJsxExpression(parent);
  return passes ? nameAround(parent) : '';
}
