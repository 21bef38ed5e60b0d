import { amount } from '@marquee/sdk/contract/amount';
import { flag, integer, moment, text } from '@marquee/sdk/contract/fields';
import * as z from 'zod';

/** JSON Schema 2020-12, as OpenAPI 3.1 takes it. */
export type JsonSchema = { [key: string]: unknown };

/** Fields that many calls share, by the name they have in the document. */
const named = z.registry<{ id: string; description: string }>();
named.add(text, { id: 'Text', description: 'Text; an identifier may come as a number too' });
named.add(integer, { id: 'Integer', description: 'A whole number, also as text' });
named.add(flag, { id: 'Flag', description: 'A switch: "1" is on. Booleans and their names are read too' });
named.add(amount, {
  id: 'Amount',
  description: 'A decimal amount, best as text: every digit is kept. A JSON number is read without losing a digit',
});
named.add(moment, {
  id: 'Moment',
  description: 'A moment: epoch milliseconds, or ISO 8601 text with its offset from UTC',
});

const DEFINITIONS = '#/$defs/';
const COMPONENTS = '#/components/schemas/';

/** Makes the schemas of one document: what several share stands in its components, once. */
export function createSchemas() {
  const components: Record<string, JsonSchema> = {};

  /** The document's name of a definition; those without one of their own are named after the call. */
  const nameOf = (definition: string, owner: string) =>
    definition.startsWith('__') ? `${owner}.${definition.replace(/^_+schema/, 'part')}` : definition;

  function pointing(value: unknown, owner: string): unknown {
    if (Array.isArray(value)) return value.map((part) => pointing(part, owner));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, part]) =>
        key === '$ref' && typeof part === 'string'
          ? [key, COMPONENTS + nameOf(part.slice(DEFINITIONS.length), owner)]
          : [key, pointing(part, owner)],
      ),
    );
  }

  return {
    components,
    /** what goes over the wire for a schema: transforms are the reader's own affair */
    schemaOf(schema: z.core.$ZodType, owner: string): JsonSchema {
      const made = z.toJSONSchema(schema, { io: 'input', metadata: named, unrepresentable: 'any', override: binary });
      const { $schema: _, $defs = {}, ...rest } = made as JsonSchema & { $defs?: Record<string, unknown> };
      for (const [definition, part] of Object.entries($defs)) {
        const { id: _id, ...plain } = pointing(part, owner) as JsonSchema;
        components[nameOf(definition, owner)] = plain;
      }
      const { id, ...plain } = pointing(rest, owner) as JsonSchema;
      if (typeof id !== 'string') return plain;
      components[id] = plain;
      return { $ref: COMPONENTS + id };
    },
  };
}

/** A file has no JSON; in a form with parts it is its bytes (OpenAPI 3.1, 4.8.14.5). */
function binary({ zodSchema, jsonSchema }: { zodSchema: z.core.$ZodType; jsonSchema: JsonSchema }): void {
  if (zodSchema._zod.def.type === 'file')
    Object.assign(jsonSchema, { type: 'string', contentMediaType: 'application/octet-stream' });
}
