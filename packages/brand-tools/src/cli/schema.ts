import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { jsonSchemaFiles } from '@marquee/brand/schema/jsonSchemas';
import type { Command } from './command.ts';
import { places } from './places.ts';

/** `pnpm brand schema` (BRAND-07): writes the JSON Schemas that `$schema` points at. */
export const schema: Command = {
  usage: 'schema',
  does: 'writes the JSON Schemas of brand.json, theme.json, flags.json and lang/*.json',
  async run({ out }) {
    await mkdir(places.schemas, { recursive: true });
    for (const [name, text] of jsonSchemaFiles()) await writeFile(join(places.schemas, name), text);
    out(`Written to ${places.schemas}.`);
    return 0;
  },
};
