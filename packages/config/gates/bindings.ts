import ts from 'typescript';
import { nodesOf } from './source.ts';

/** What of the file's own bears a name where the name stands. */
export function boundAt(node: ts.Identifier): ts.Node | undefined {
  const around = (bindingsOf(node.getSourceFile()).get(node.text) ?? []).filter((one) => isWithin(node, scopeOf(one)));
  return around.reduce<ts.Node | undefined>(
    (inner, one) => (inner && isWithin(scopeOf(inner), scopeOf(one)) ? inner : one),
    undefined,
  );
}

function isWithin(node: ts.Node, scope: ts.Node): boolean {
  return node.pos >= scope.pos && node.end <= scope.end;
}

/** Where a name is known that is bound there. */
function scopeOf(binding: ts.Node): ts.Node {
  const { parent } = binding;
  if (ts.isBindingElement(binding)) return scopeOf(parent.parent);
  if (ts.isParameter(binding) || ts.isCatchClause(parent)) return parent;
  let at = parent;
  while (!isScope(at)) at = at.parent;
  return at;
}

function isScope(node: ts.Node): boolean {
  const holds = ts.isSourceFile(node) || ts.isBlock(node) || ts.isModuleBlock(node) || ts.isCaseBlock(node);
  return holds || ts.isIterationStatement(node, false);
}

const bindings = new WeakMap<ts.SourceFile, ReadonlyMap<string, ts.Node[]>>();

/** What a file gives a name to, by name. */
export function bindingsOf(file: ts.SourceFile): ReadonlyMap<string, ts.Node[]> {
  const known = bindings.get(file);
  if (known) return known;
  const found = new Map<string, ts.Node[]>();
  for (const node of nodesOf(file)) {
    const name = boundName(node);
    if (name !== undefined) found.set(name, [...(found.get(name) ?? []), node]);
  }
  bindings.set(file, found);
  return found;
}

function boundName(node: ts.Node): string | undefined {
  const binds =
    ts.isVariableDeclaration(node) ||
    ts.isParameter(node) ||
    ts.isBindingElement(node) ||
    ts.isFunctionDeclaration(node) ||
    ts.isImportSpecifier(node) ||
    ts.isImportClause(node);
  return binds && node.name && ts.isIdentifier(node.name) ? node.name.text : undefined;
}
