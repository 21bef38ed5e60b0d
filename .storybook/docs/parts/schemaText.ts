/** The part of a JSON Schema that is shown. */
interface Schema {
  $ref?: string;
  type?: string | readonly string[];
  enum?: readonly unknown[];
  const?: unknown;
  pattern?: string;
  properties?: Record<string, Schema>;
  required?: readonly string[];
  additionalProperties?: Schema | boolean;
  items?: Schema;
  anyOf?: readonly Schema[];
  oneOf?: readonly Schema[];
  allOf?: readonly Schema[];
}

const brackets = (text: string) => (text.includes(' | ') ? `(${text})` : text);

/** A schema as a person reads it, in the notation of types: `{ token: Text, expires?: Moment | null }`. */
export function schemaText(schema: object, indent = ''): string {
  const { $ref, type, enum: values, properties, items, anyOf, oneOf, allOf, additionalProperties }: Schema = schema;
  if ($ref) return $ref.split('/').at(-1) ?? $ref;
  if ('const' in schema) return JSON.stringify(schema.const);
  if (values) return values.map((value) => JSON.stringify(value)).join(' | ');
  const choices = anyOf ?? oneOf;
  if (choices) return [...new Set(choices.map((part) => schemaText(part, indent)))].join(' | ');
  if (allOf) return allOf.map((part) => brackets(schemaText(part, indent))).join(' & ');
  if (items) return `${brackets(schemaText(items, indent))}[]`;
  if (properties) return fieldsText(schema, properties, indent);
  if (typeof additionalProperties === 'object') return `{ [name]: ${schemaText(additionalProperties, indent)} }`;
  return (typeof type === 'string' ? [type] : (type ?? ['anything'])).join(' | ');
}

function fieldsText({ required = [] }: Schema, properties: Record<string, Schema>, indent: string): string {
  const deeper = `${indent}  `;
  const lines = Object.entries(properties).map(
    ([name, field]) => `${deeper}${name}${required.includes(name) ? '' : '?'}: ${schemaText(field, deeper)}`,
  );
  return lines.length === 0 ? '{}' : `{\n${lines.join('\n')}\n${indent}}`;
}
