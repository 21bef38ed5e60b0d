import { formatOfPattern, formatOfWords } from '@marquee/brand/schema/formats';
import * as z from 'zod';
import type { Problem, Words } from '../finding.ts';
import { suggestion } from '../nearest.ts';
import type { JsonDocument } from './json.ts';
import { type SchemaKind, schemaCode } from './schemaCode.ts';

/** The part of JSON Schema that packs use, for the names known at a place. */
interface SchemaNode {
  properties?: Record<string, SchemaNode>;
  additionalProperties?: SchemaNode | boolean;
  items?: SchemaNode | boolean;
  prefixItems?: SchemaNode[];
  anyOf?: SchemaNode[];
  description?: string;
}

type Issue = z.core.$ZodIssue;

const TYPES: Record<string, readonly [is: string, mend: string]> = {
  string: ['a text', 'Write a text in double quotes.'],
  boolean: ['true or false', 'Write true or false, without quotes.'],
  number: ['a number', 'Write a number, without quotes.'],
  int: ['a whole number', 'Write a whole number, without quotes.'],
  object: ['an object', 'Write { "key": value, … }.'],
  record: ['an object', 'Write { "key": value, … }.'],
  array: ['a list', 'Write [ … ].'],
  tuple: ['a list', 'Write [ … ].'],
};

/** Checks a document against its schema. Every issue becomes a problem at the line and column it is about. */
export function problemsWith(schema: z.ZodType, document: JsonDocument, kind: SchemaKind): Problem[] {
  const parsed = schema.safeParse(document.value);
  if (parsed.success) return [];
  const shape = z.toJSONSchema(schema, { io: 'input' }) as SchemaNode;
  const problems = parsed.error.issues.flatMap((issue) => problemsOf(issue, [], { document, kind, shape }));
  // what a slip in the syntax hides is not missing
  return document.partial ? problems.filter(({ code }) => code !== schemaCode(kind, 'missing')) : problems;
}

interface Around {
  document: JsonDocument;
  kind: SchemaKind;
  shape: SchemaNode;
}

function problemsOf(issue: Issue, above: PropertyKey[], around: Around): Problem[] {
  const { document, kind, shape } = around;
  const path = [...above, ...issue.path];
  const error = (name: string, message: string, mend: string): Words => ({
    severity: 'error',
    code: schemaCode(kind, name),
    message,
    mend,
  });
  const name = path.length === 0 ? 'The file' : `"${path.join('.')}"`;
  const here = (words: Words): Problem[] => [{ ...words, ...document.place(path) }];
  const given = valueAt(document.value, path);

  switch (issue.code) {
    case 'unrecognized_keys': {
      const known = Object.keys(schemaAt(shape, path)?.properties ?? {}).filter((key) => key !== '$schema');
      return issue.keys.map((key) => ({
        ...error(
          'unknown-key',
          `"${key}" is not a known key.`,
          suggestion(key, known, `Known here: ${known.join(', ')}.`),
        ),
        ...document.place([...path, key], 'key'),
      }));
    }
    case 'invalid_type': {
      const [is, mend] = TYPES[issue.expected] ?? [issue.expected, 'Write a value of that kind.'];
      if (given === undefined && path.length > 0) {
        const what = schemaAt(shape, path)?.description ?? is;
        const parent = document.place(path.slice(0, -1), 'key');
        return [{ ...error('missing', `${name} is missing.`, `Add it: ${lowerFirst(what)}.`), ...parent }];
      }
      return here(error('wrong-type', `${name} is ${kindOf(given)}, not ${is}.`, mend));
    }
    case 'invalid_value': {
      const known = issue.values.map(String);
      if (given === undefined)
        return here(error('missing', `${name} is missing.`, `Write one of: ${known.join(', ')}.`));
      return here(
        error(
          'unknown-value',
          `${name} is ${shown(given)}, which is not known.`,
          suggestion(String(given), known, `Write one of: ${known.join(', ')}.`),
        ),
      );
    }
    case 'invalid_format': {
      const format = formatOfPattern(issue.pattern ?? '');
      const what = format?.what ?? 'in the right form';
      return here(error('bad-format', `${name} is not ${what}: ${shown(given)}.`, format?.mend ?? issue.message));
    }
    case 'too_small': {
      if (issue.origin !== 'array')
        return here(error('out-of-range', `${name} is too small.`, `At least ${issue.minimum}.`));
      const few = Array.isArray(given) && given.length === 0 ? 'is an empty list' : 'has too few entries';
      return here(error('out-of-range', `${name} ${few}.`, `It needs at least ${entries(issue.minimum)}.`));
    }
    case 'too_big': {
      if (issue.origin !== 'array')
        return here(error('out-of-range', `${name} is too large.`, `At most ${issue.maximum}.`));
      return here(error('out-of-range', `${name} has too many entries.`, `At most ${entries(issue.maximum)}.`));
    }
    case 'invalid_union': {
      // the branch that got further than the value's own type is the one that was meant
      const branch = issue.errors.find((issues) =>
        issues.some((inner) => inner.path.length > 0 || inner.code !== 'invalid_type'),
      );
      return (branch ?? issue.errors[0] ?? []).flatMap((inner) => problemsOf(inner, path, around));
    }
    case 'custom': {
      const format = formatOfWords(issue.message);
      return here(error('bad-format', `${name} is ${issue.message}: ${shown(given)}.`, format?.mend ?? 'Correct it.'));
    }
    default:
      return here(error('invalid', `${name} cannot be used: ${issue.message}.`, 'Compare it with the JSON Schema.'));
  }
}

function schemaAt(shape: SchemaNode, path: readonly PropertyKey[]): SchemaNode | undefined {
  let nodes = [shape];
  for (const part of path) {
    nodes = nodes
      .flatMap((node) => [node, ...(node.anyOf ?? [])])
      .flatMap((node) => {
        if (typeof part === 'number') return [node.prefixItems?.[part], node.items];
        return [node.properties?.[String(part)] ?? node.additionalProperties];
      })
      .filter((node): node is SchemaNode => typeof node === 'object');
  }
  return nodes.flatMap((node) => [node, ...(node.anyOf ?? [])]).find((node) => node.properties) ?? nodes[0];
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (at, part) =>
      typeof at === 'object' && at !== null && Object.hasOwn(at, part) ? Reflect.get(at, part) : undefined,
    value,
  );
}

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'an object';
  if (typeof value === 'string') return `the text ${shown(value)}`;
  return String(value);
}

function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}

function lowerFirst(text: string): string {
  return /^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

const entries = (count: number | bigint) => (Number(count) === 1 ? 'one entry' : `${count} entries`);
