import ts from 'typescript';
import { type Allowed, beyondAllowed, type Use } from '../gates/allowed.ts';
import type { Gate } from '../gates/finding.ts';
import { heldBy } from '../gates/held.ts';
import { findingAt, literalText, nodesOf, parseFiles, productSources } from '../gates/source.ts';
import { isFallback, isFreeName, isGlobal, isHandedOn, isRead, memberOf, ofGlobal, partOf, windows } from './names.ts';
import { type SharpTool, sharpTools } from './tools.ts';

/** Sharp tools of the browser are used in one place each, and what tells the time, draws lots or asks a network is handed in. */
export const doors: Gate = {
  why: 'What is easy to cut oneself with has one door, so that its care is taken, and looked at, in one place.',
  check(root) {
    const files = productSources(root, folders).filter((file) => !file.startsWith('packages/config/'));
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

const folders = ['apps', 'packages', '.storybook', 'bench', 'scripts'];

/** Each file that is let through a door, with the tools it is let through for. */
export function doorsOf(tools: readonly SharpTool[]): Allowed[] {
  const files = new Set(tools.flatMap(({ only }) => only));
  return [...files].map((file) => {
    const its = tools.filter(({ only }) => only.includes(file));
    return { file, words: its.map(labelOf), why: its.map(({ why }) => why).join('; ') };
  });
}

/** Every use of a sharp tool in a file. */
export function toolUses(file: ts.SourceFile, tools = sharpTools): Use[] {
  return [...nodesOf(file)].flatMap((node) =>
    tools
      .filter((tool) => isUse(node, tool) && !(tool.handedIn && isFallback(node)))
      .map((tool) => ({ word: labelOf(tool), finding: found(node, tool) })),
  );
}

function found(node: ts.Node, tool: SharpTool) {
  const { only, why, mend } = tool;
  const doors = only.length > 3 ? 'those that packages/config/doors/tools.ts lists' : only.join(', ');
  return findingAt(node, `"${labelOf(tool)}" ${doors ? `is for ${doors} alone` : 'has no door'}: ${why}.`, mend);
}

/** `Date.now`, where a name alone would say too little. */
function labelOf({ name, known }: SharpTool): string {
  if (known === 'of now') return `new ${name}()`;
  const owner = ownerOf(known);
  return owner ? `${owner}.${name}` : name;
}

function ownerOf(known: SharpTool['known']): string | undefined {
  return /^of (?!document|window|another|now)(\w+)$/.exec(known)?.[1];
}

function isUse(node: ts.Node, { name, known }: SharpTool): boolean {
  switch (known) {
    case 'by name':
      return ts.isIdentifier(node) ? node.text === name : wordIn(literalText(node), name);
    case 'set':
      return isPlaceSet(node, name);
    case 'given text':
      return isCall(node) && isGlobal(node.expression, name) && isText(node.arguments?.[0]);
    case 'of location':
    case 'of history':
      return memberOf(node, name, [known.slice(3)]) || partOf(node, name, [known.slice(3)]);
    case 'of another':
      return memberOf(node, name, others);
    case 'of document':
      return memberOf(node, name, documents) || partOf(node, name, documents);
    case 'of window':
      return memberOf(node, name, windows) || partOf(node, name, windows) || (isFreeName(node, name) && isRead(node));
    case 'of now':
      return isCall(node) && !node.arguments?.length && isGlobal(node.expression, name);
    case 'of Date':
      return ofGlobal(node, name, 'Date') || (isFreeName(node, 'Date') && isHandedOn(node));
    default:
      return ofGlobal(node, name, ownerOf(known) ?? '');
  }
}

const documents = ['document', 'ownerDocument'];
/** Windows that may hold another page; a worker speaks by `self` to the page that it belongs to. */
const others = [...windows.filter((name) => name !== 'self'), 'opener', 'contentWindow', 'source'];

function isCall(node: ts.Node): node is ts.CallExpression | ts.NewExpression {
  return ts.isCallExpression(node) || ts.isNewExpression(node);
}

/** `location = …`, `page.location = …`, `location.href = …` */
function isPlaceSet(node: ts.Node, name: string): boolean {
  if (!ts.isBinaryExpression(node) || node.operatorToken.kind !== ts.SyntaxKind.EqualsToken) return false;
  const { left } = node;
  const isPart = ts.isPropertyAccessExpression(left) && memberOf(left, left.name.text, [name]);
  return isPart || isPlace(left, name);
}

function isPlace(node: ts.Expression, name: string): boolean {
  return isFreeName(node, name) || memberOf(node, name, [...windows, ...documents, ...others]);
}

function isText(node: ts.Expression | undefined): boolean {
  if (!node) return false;
  return ts.isStringLiteralLike(node) || ts.isTemplateExpression(node) || isText(heldBy(node));
}

function wordIn(text: string | undefined, word: string): boolean {
  return text?.includes(word) === true && new RegExp(`\\b${word}\\b`).test(text);
}
