import { findNodeAtLocation, type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import type { Place, Problem } from '../finding.ts';
import { placeOfOffset } from './lines.ts';

/** A JSON file with the place of everything in it. */
export interface JsonDocument {
  readonly file: string;
  readonly value: unknown;
  /** Where a value stands, or the key it stands under; what is not there is placed at the nearest thing around it. */
  place(path: readonly PropertyKey[], on?: 'key' | 'value'): Place;
}

const DEEPEST = 64;

const ERRORS: Record<string, readonly [message: string, mend: string]> = {
  CommaExpected: ['A comma is missing before this.', 'Write a comma after the value before it.'],
  ColonExpected: ['A colon is missing after the key.', 'Write it as "key": value.'],
  PropertyNameExpected: [
    'A key is expected here.',
    'Write the key in double quotes; no comma may follow the last pair.',
  ],
  ValueExpected: ['A value is expected here.', 'Write the value; no comma may follow the last one.'],
  CloseBraceExpected: ['A closing } is missing.', 'Close the bracket that was opened before.'],
  CloseBracketExpected: ['A closing ] is missing.', 'Close the bracket that was opened before.'],
  EndOfFileExpected: ['The file should end here.', 'Remove what follows the last closing bracket.'],
  InvalidSymbol: ['This is no JSON value.', 'Texts stand in double quotes; otherwise write a number, true or false.'],
  InvalidNumberFormat: ['This is no number.', 'Write it like 12 or 0.5.'],
  InvalidCommentToken: ['JSON has no comments.', 'Remove the comment.'],
  UnexpectedEndOfComment: ['A comment does not end, and JSON has none.', 'Remove the comment.'],
  UnexpectedEndOfString: ['The text does not end on this line.', 'Close it with a double quote.'],
  InvalidUnicode: ['This is no character escape.', 'Write \\u and four hexadecimal digits, or the character itself.'],
  InvalidEscapeCharacter: ['This is no character escape.', 'Write a backslash as \\\\.'],
  InvalidCharacter: [
    'This character may not stand here.',
    'Remove it; in a text write a tab as \\t and a line break as \\n.',
  ],
};

/** Reads strict JSON (RFC 8259): no comments, no trailing commas, no key twice. */
export function readJson(text: string, file: string): { document?: JsonDocument; problems: Problem[] } {
  const problems: Problem[] = [];
  const error = (offset: number, code: string, message: string, mend: string) =>
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
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false, allowEmptyContent: false });
  // after a slip in the brackets, what follows is guesswork: the first is said, and every comment
  const [first, ...more] = errors;
  for (const { error: number, offset } of first ? [first, ...more.filter(isComment)] : []) {
    const name = printParseErrorCode(number);
    const [message, mend] = ERRORS[name] ?? ['This is not JSON.', 'Check quotes, commas and brackets around it.'];
    error(offset, 'json/syntax', message, mend);
  }
  if (!root || errors.length > 0) return { problems };

  const value = plainValue(root, (key, kind) =>
    kind === 'twice'
      ? error(key.offset, 'json/duplicate-key', `The key "${key.value}" is written twice.`, 'Keep one of the two.')
      : error(key.offset, 'json/forbidden-key', `The key "${key.value}" is not allowed.`, 'Remove it.'),
  );
  const place = (path: readonly PropertyKey[], on: 'key' | 'value' = 'value'): Place => {
    const node = nodeAt(root, path);
    const key = node.parent?.type === 'property' ? node.parent.children?.[0] : undefined;
    return { file, ...placeOfOffset(text, (on === 'key' && key ? key : node).offset) };
  };
  return { document: { file, value, place }, problems };
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

function plainValue(node: Node, report: (key: Node, kind: 'twice' | 'forbidden') => void): unknown {
  if (node.type === 'array') return (node.children ?? []).map((child) => plainValue(child, report));
  if (node.type !== 'object') return node.value;
  const value: Record<string, unknown> = {};
  for (const { children } of node.children ?? []) {
    const [key, child] = children ?? [];
    if (!key || !child) continue;
    if (key.value === '__proto__') report(key, 'forbidden');
    else if (Object.hasOwn(value, key.value)) report(key, 'twice');
    else value[key.value] = plainValue(child, report);
  }
  return value;
}
