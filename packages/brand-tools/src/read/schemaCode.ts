import { type FindingCode, isFindingCode } from '../codes/table.ts';

/** Files of a pack that have a schema. */
export type SchemaKind = 'brand' | 'theme' | 'flags' | 'lang';

/** The kind of a finding of a schema. What the table does not know for a file is a value of the wrong kind. */
export function schemaCode(kind: SchemaKind, name: string): FindingCode {
  const code = `${kind}/${name}`;
  return isFindingCode(code) ? code : `${kind}/wrong-type`;
}
