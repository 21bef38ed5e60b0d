import ts from 'typescript';
import { type Allowed, beyondAllowed, type Use } from '../gates/allowed.ts';
import type { Gate } from '../gates/finding.ts';
import { findingAt, literalText, nodesOf, parseFiles, productSources } from '../gates/source.ts';
import { isFreeName, isRead, memberOf, partOf, windows } from './names.ts';
import { type SharpTool, sharpTools } from './tools.ts';

/** Sharp tools of the browser are used in one place each. */
export const doors: Gate = {
  why: 'What is easy to cut oneself with has one door, so that its care is taken, and looked at, in one place.',
  check(root) {
    const files = productSources(root, ['apps', 'packages']).filter((file) => !file.startsWith('packages/config/'));
    return {
      findings: beyondAllowed(
        parseFiles(root, files).flatMap((file) => toolUses(file)),
        doorsOf(sharpTools),
        'packages/config/doors/tools.ts',
      ),
      kept: `${files.length} files leave ${sharpTools.length} sharp tools to their doors`,
    };
  },
};

/** Each file that is let through a door, with the tools it is let through for. */
export function doorsOf(tools: readonly SharpTool[]): Allowed[] {
  const files = new Set(tools.flatMap(({ only }) => only));
  return [...files].map((file) => {
    const its = tools.filter(({ only }) => only.includes(file));
    return { file, words: its.map(({ name }) => name), why: its.map(({ why }) => why).join('; ') };
  });
}

/** Every use of a sharp tool in a file. */
export function toolUses(file: ts.SourceFile, tools = sharpTools): Use[] {
  return [...nodesOf(file)].flatMap((node) =>
    tools.filter((tool) => isUse(node, tool)).map((tool) => ({ word: tool.name, finding: found(node, tool) })),
  );
}

function found(node: ts.Node, { name, only, why, mend }: SharpTool) {
  const door = only.length > 0 ? `is for ${only.join(', ')} alone` : 'has no door';
  return findingAt(node, `"${name}" ${door}: ${why}.`, mend);
}

function isUse(node: ts.Node, { name, known }: SharpTool): boolean {
  switch (known) {
    case 'by name':
      return ts.isIdentifier(node) ? node.text === name : wordIn(literalText(node), name);
    case 'called':
      return (isCall(node) && isGlobalName(node.expression, name)) || partOf(node, name, windows);
    case 'of document':
      return memberOf(node, name, documents) || partOf(node, name, documents);
    case 'of window':
      return memberOf(node, name, windows) || partOf(node, name, windows) || (isFreeName(node, name) && isRead(node));
  }
}

const documents = ['document', 'ownerDocument'];

function isCall(node: ts.Node): node is ts.CallExpression | ts.NewExpression {
  return ts.isCallExpression(node) || ts.isNewExpression(node);
}

/** `eval`, `window.eval`, `(0, eval)` */
function isGlobalName(node: ts.Expression, name: string): boolean {
  if (ts.isParenthesizedExpression(node)) return isGlobalName(node.expression, name);
  if (ts.isBinaryExpression(node)) return isGlobalName(node.right, name);
  return memberOf(node, name, windows) || isFreeName(node, name);
}

function wordIn(text: string | undefined, word: string): boolean {
  return text?.includes(word) === true && new RegExp(`\\b${word}\\b`).test(text);
}
