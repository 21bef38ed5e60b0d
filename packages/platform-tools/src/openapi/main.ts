import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type CallId, calls } from '@marquee/sdk/contract/calls';
import { Validator } from '@seriousme/openapi-schema-validator';
import { aboutsIn } from './abouts.ts';
import { openApiDocument } from './document.ts';
import { examplesOf } from './examples.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const contract = join(root, 'packages/sdk/src/contract');

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { out: { type: 'string' }, help: { type: 'boolean', short: 'h' } } });
  if (values.help) {
    console.log(
      'Writes the platform’s calls as OpenAPI 3.1.\n\n  pnpm openapi [--out <file>]   (default: dist/openapi.json)',
    );
    return;
  }
  // pnpm runs scripts in a package's folder; paths are meant from where the command was typed
  const cwd = process.env.INIT_CWD ?? process.cwd();
  const file = values.out === undefined ? join(root, 'dist/openapi.json') : resolve(cwd, values.out);

  const sources = readdirSync(contract, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
  const ids = Object.keys(calls) as CallId[];
  const document = openApiDocument({
    abouts: aboutsIn(sources.map((name) => readFileSync(join(contract, name), 'utf8'))),
    examples: await examplesOf(ids),
  });
  const { valid, errors } = await new Validator().validate({ ...structuredClone(document) });
  if (!valid) throw new Error(`The document is not valid OpenAPI 3.1:\n${JSON.stringify(errors, null, 2)}`);

  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(document, null, 2)}\n`);
  console.log(`${ids.length} calls on ${Object.keys(document.paths).length} paths, valid OpenAPI 3.1: ${file}`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
