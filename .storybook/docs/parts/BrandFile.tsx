import { formatOfPattern } from '@marquee/brand/schema/formats';
import { packSchemas } from '@marquee/brand/schema/jsonSchemas';
import * as z from 'zod';
import { WideTable } from './WideTable.tsx';

/** The part of a JSON Schema that the table shows. */
interface Schema {
  type?: string;
  description?: string;
  default?: unknown;
  enum?: readonly unknown[];
  const?: unknown;
  pattern?: string;
  properties?: Record<string, Schema>;
  required?: readonly string[];
  items?: Schema;
  anyOf?: readonly Schema[];
}

interface Row {
  path: string;
  schema: Schema;
  required: boolean;
}

/** Every key of brand.json, nested ones by their path. */
export function BrandFile() {
  const rows = rowsOf(z.toJSONSchema(packSchemas.brand, { io: 'input' }) as Schema);
  return (
    <WideTable label="Keys of brand.json">
      <thead>
        <tr>
          <th>Key</th>
          <th>Value</th>
          <th>Default</th>
          <th>Meaning</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ path, schema, required }) => (
          <tr key={path}>
            <td>
              <code>{path}</code>
              {required && ' (required)'}
            </td>
            <td>{kindOf(schema)}</td>
            <td>{schema.default === undefined ? '' : <code>{JSON.stringify(schema.default)}</code>}</td>
            <td>{schema.description}</td>
          </tr>
        ))}
      </tbody>
    </WideTable>
  );
}

function rowsOf({ properties = {}, required = [] }: Schema, above = ''): Row[] {
  return Object.entries(properties).flatMap(([key, schema]) => {
    const path = above + key;
    return [
      { path, schema, required: required.includes(key) },
      ...rowsOf(schema, `${path}.`),
      ...(schema.items ? rowsOf(schema.items, `${path}[].`) : []),
    ];
  });
}

function kindOf(schema: Schema): string {
  if (schema.enum) return schema.enum.map(String).join(' | ');
  if (schema.const !== undefined) return String(schema.const);
  if (schema.anyOf) return schema.anyOf.map(kindOf).join(' | ');
  if (schema.items) return `list: ${kindOf(schema.items)}`;
  // in the words of the check, for who reads no patterns
  return formatOfPattern(schema.pattern ?? '')?.what ?? [schema.type, schema.pattern].filter(Boolean).join(' ');
}
