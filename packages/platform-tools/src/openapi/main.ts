import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type CallId, calls } from '@marquee/sdk/contract/calls';
import { Validator } from '@seriousme/openapi-schema-validator';
import { readCommandLine, runCommand } from '../../../../scripts/commandLine.mjs';
import { aboutsIn } from './abouts.ts';
import { openApiDocument } from './document.ts';
import { examplesOf } from './examples.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const contract = join(root, 'packages/sdk/src/contract');

const help = `Writes the platform’s calls as OpenAPI 3.1.

  pnpm openapi [--out <file>]

  --out  the file to write   (default: dist/openapi.json)`;

await runCommand(help, async (args) => {
  const { out } = readCommandLine(args, { out: { type: 'string' } }).values;
  // pnpm runs scripts in a package's folder; paths are meant from where the command was typed
  const cwd = process.env.INIT_CWD ?? process.cwd();
  const file = out === undefined ? join(root, 'dist/openapi.json') : resolve(cwd, out);

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
});
