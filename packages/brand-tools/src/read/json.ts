import { findNodeAtLocation, type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import type { FindingCode } from '../codes/table.ts';
import type { Place, Problem } from '../finding.ts';
import { placeOfOffset } from './lines.ts';
import { isBareWord, isSlip, syntaxWords } from './syntax.ts';

/** A JSON file with the place of everything in it. */
export interface JsonDocument {
  readonly file: string;
  readonly value: unknown;
  /** a slip in its syntax hides what follows, so what is not in `value` may still be in the file */
  readonly partial: boolean;
  /** Where a value stands, or the key it stands under; what is not there is placed at the nearest thing around it. */
  place(path: readonly PropertyKey[], on?: 'key' | 'value'): Place;
}

const DEEPEST = 64;

/**
 * Reads strict JSON (RFC 8259): no comments, no trailing commas, no key twice. Of a file with a slip in it everything is
 * read that cannot be misread, so that one mistake hides no other.
 */
export function readJson(text: string, file: string): { document?: JsonDocument; problems: Problem[] } {
  const problems: Problem[] = [];
  const error = (offset: number, code: FindingCode, message: string, mend: string) =>
    problems.push({ severity: 'error', code, file, ...placeOfOffset(text, offset), message, mend });

  if (text.trim() === '') {
    error(0, 'json/empty', 'This file is empty.', 'Write at least {}, or remove the file.');
    return { problems };
  }
  const deep = tooDeep(text);
  if (deep !== undefined) {
    error(
      deep,
      'json/too-deep',
      `Brackets are nested more than ${DEEPEST} deep.`,
      'No file of a pack needs that; check the brackets.',
    );
    return { problems };
  }
  const found: ParseError[] = [];
  const root = parseTree(text, found, { disallowComments: true, allowTrailingComma: false, allowEmptyContent: false });
  // a bare word counts twice for the parser: as no value, and as the lack of one
  const errors = found.filter((_, index) => {
    const before = found[index - 1];
    return !(before && isBareWord(before, text) && isValueExpected(found[index]));
  });
  // after a mistake that is more than a slip of the pen, what follows is guesswork
  const lost = errors.find((each) => !isSlip(each, text));
  const said = lost ? errors.filter((each) => each === lost || isComment(each) || each.offset < lost.offset) : errors;
  for (const [index, { error: number, offset }] of said.entries()) {
    // one slip may count twice for the parser
    if (said[index - 1]?.offset === offset) continue;
    const [message, mend] = syntaxWords(number);
    error(offset, 'json/syntax', message, mend);
  }
  const end = lost?.offset ?? text.length;
  if (!root || (lost && (root.type !== 'object' || root.offset >= end))) return { problems };

  const value = plainValue(root, end, (key, kind) =>
    kind === 'twice'
      ? error(key.offset, 'json/duplicate-key', `The key "${key.value}" is written twice.`, 'Keep one of the two.')
      : error(key.offset, 'json/forbidden-key', `The key "${key.value}" is not allowed.`, 'Remove it.'),
  );
  const place = (path: readonly PropertyKey[], on: 'key' | 'value' = 'value'): Place => {
    const node = nodeAt(root, path);
    const key = node.parent?.type === 'property' ? node.parent.children?.[0] : undefined;
    return { file, ...placeOfOffset(text, (on === 'key' && key ? key : node).offset) };
  };
  return {
    document: { file, value, partial: lost !== undefined || errors.some((each) => isBareWord(each, text)), place },
    problems,
  };
}

function isValueExpected(error: ParseError | undefined): boolean {
  return error !== undefined && printParseErrorCode(error.error) === 'ValueExpected';
}

function isComment({ error }: ParseError): boolean {
  return printParseErrorCode(error) === 'InvalidCommentToken';
}

/** Offset of the bracket that goes too deep: the parser recurses, and a stack overflow is no finding. */
function tooDeep(text: string): number | undefined {
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at];
    if (char === '"') {
      for (at += 1; at < text.length && text[at] !== '"' && text[at] !== '\n'; at += 1) if (text[at] === '\\') at += 1;
    } else if (char === '[' || char === '{') {
      depth += 1;
      if (depth > DEEPEST) return at;
    } else if (char === ']' || char === '}') depth -= 1;
  }
  return undefined;
}

function nodeAt(root: Node, path: readonly PropertyKey[]): Node {
  for (let length = path.length; length > 0; length -= 1) {
    const node = findNodeAtLocation(
      root,
      path.slice(0, length).map((part) => (typeof part === 'symbol' ? '' : part)),
    );
    if (node) return node;
  }
  return root;
}

/** The value of a node as far as it lies before `end`; of a list that goes further nothing is known. */
function plainValue(node: Node, end: number, report: (key: Node, kind: 'twice' | 'forbidden') => void): unknown {
  if (node.type === 'array') return (node.children ?? []).map((child) => plainValue(child, end, report));
  if (node.type !== 'object') return node.value;
  const value: Record<string, unknown> = {};
  for (const { children } of node.children ?? []) {
    const [key, child] = children ?? [];
    if (!key || !child) continue;
    if (child.type === 'object' ? child.offset >= end : child.offset + child.length > end) continue;
    if (key.value === '__proto__') report(key, 'forbidden');
    else if (Object.hasOwn(value, key.value)) report(key, 'twice');
    else value[key.value] = plainValue(child, end, report);
  }
  return value;
}
