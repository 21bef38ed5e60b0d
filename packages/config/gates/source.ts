import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { free } from '../boundaries/rules.ts';
import { listSources, sourceFile } from '../sources.ts';
import type { Finding } from './finding.ts';

/** A file's syntax, without types: a gate reads what is written. */
export function parseSource(file: string, text: string): ts.SourceFile {
  return ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
}

/** Every node of a file, parents first. Comments are no nodes. */
export function* nodesOf(node: ts.Node): Generator<ts.Node> {
  yield node;
  const children: ts.Node[] = [];
  ts.forEachChild(node, (child) => {
    children.push(child);
  });
  for (const child of children) yield* nodesOf(child);
}

/** A finding at a node. */
export function findingAt(node: ts.Node, what: string, mend: string, at = node.getStart()): Finding {
  const source = node.getSourceFile();
  const { line, character } = source.getLineAndCharacterOfPosition(at);
  return { file: source.fileName, line: line + 1, column: character + 1, what, mend };
}

const test = new RegExp(free);

/** Whether a file is the product itself: no test, no story, no tool configuration. */
export function isProduct(file: string): boolean {
  return !test.test(file);
}

/** Code of the product itself below the given folders. */
export function productSources(root: string, folders: readonly string[], name = sourceFile): string[] {
  return listSources(root, folders, name).filter(isProduct);
}

const parsed = new Map<string, ts.SourceFile>();

/** Reads and parses files of a workspace, each once however many gates ask for it. */
export function parseFiles(root: string, files: readonly string[]): ts.SourceFile[] {
  return files.map((file) => {
    const path = `${root}/${file}`;
    const source = parsed.get(path) ?? parseSource(file, readFileSync(path, 'utf8'));
    parsed.set(path, source);
    return source;
  });
}

/** The written text of a string literal or of a piece of a template; undefined for any other node. */
export function literalText(node: ts.Node): string | undefined {
  return ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)
    ? node.text
    : undefined;
}
