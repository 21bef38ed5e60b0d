import ts from 'typescript';
import type { Finding, Gate } from '../gates/finding.ts';
import { findingAt, nodesOf, parseFiles, productSources } from '../gates/source.ts';

/** Imported by tests and stories only. */
const forTests = /^packages\/testing\//;

/** What a player reads is a message, in every language (BRAND-12). */
export const words: Gate = {
  why: 'A word that stands in a component is read in English whatever the language, and no brand can say it in its own way.',
  check(root) {
    const files = productSources(root, ['apps', 'packages'], /\.tsx$/).filter((file) => !forTests.test(file));
    return {
      findings: parseFiles(root, files).flatMap(wordFindings),
      kept: `${files.length} components take their words from messages`,
    };
  },
};

/** Attributes that are read out or shown. */
const read = /^(aria-(label|description|roledescription|valuetext|placeholder)|title|alt|placeholder|label)$/;

/** Every word that a component shows, or has read out, as it stands in its code. */
export function wordFindings(file: ts.SourceFile): Finding[] {
  return [...nodesOf(file)].flatMap((node) => {
    if (ts.isJsxText(node)) return isWord(node.text) ? [found(node, node.text)] : [];
    if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent)) return inExpression(node);
    if (!ts.isJsxAttribute(node) || !read.test(node.name.getText()) || !node.initializer) return [];
    return ts.isJsxExpression(node.initializer) ? inExpression(node.initializer) : inResult(node.initializer);
  });
}

function inExpression({ expression }: ts.JsxExpression): Finding[] {
  return expression ? inResult(expression) : [];
}

/** Words that an expression may end up with: both ends of a choice, what is fallen back on. */
function inResult(node: ts.Expression): Finding[] {
  if (ts.isParenthesizedExpression(node)) return inResult(node.expression);
  if (ts.isConditionalExpression(node)) return [node.whenTrue, node.whenFalse].flatMap(inResult);
  if (ts.isBinaryExpression(node))
    return (joins.test(node.operatorToken.getText()) ? [node.left, node.right] : [node.right]).flatMap(inResult);
  if (ts.isTemplateExpression(node)) {
    const pieces = [node.head, ...node.templateSpans.map(({ literal }) => literal)].map(({ text }) => text);
    return isWord(pieces.join(' ')) ? [found(node, pieces.join('…'))] : [];
  }
  return ts.isStringLiteralLike(node) && isWord(node.text) ? [found(node, node.text)] : [];
}

const joins = /^(\+|\|\||\?\?)$/;
const isWord = (text: string) => /\p{L}/u.test(text);

function found(node: ts.Node, text: string): Finding {
  const before = ts.isJsxText(node) ? text.length - text.trimStart().length : 0;
  return findingAt(
    node,
    `The words "${text.trim().replace(/\s+/g, ' ')}" are no message.`,
    'Write a message beside the component (X.messages.ts) and show it with intl.formatMessage; in packages/ui, take the words as a prop.',
    node.getStart() + before,
  );
}
