import * as z from 'zod';
import { brandFile } from './brandFile.ts';
import { flagsFile } from './flagsFile.ts';
import { langFile } from './langFile.ts';
import { themeFile } from './themeFile.ts';

/** The schema of each JSON file of a pack, by the name that its published JSON Schema bears. */
export const packSchemas = { brand: brandFile, theme: themeFile, flags: flagsFile, lang: langFile };

/** The published JSON Schemas, file name → text, made from the schemas that parse the packs (BRAND-07). */
export function jsonSchemaFiles(): Map<string, string> {
  return new Map(
    Object.entries(packSchemas).map(([name, schema]) => [
      `${name}.schema.json`,
      `${JSON.stringify(z.toJSONSchema(schema, { io: 'input' }), null, 2)}\n`,
    ]),
  );
}
