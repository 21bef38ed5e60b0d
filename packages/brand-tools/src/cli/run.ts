import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Catalogue, readCatalogue } from '../catalogue.ts';
import { suggestion } from '../nearest.ts';
import { reason } from '../read/files.ts';
import { check } from './check.ts';
import type { Command } from './command.ts';
import { flags } from './flags.ts';
import { places } from './places.ts';
import { schema } from './schema.ts';
import { tokens } from './tokens.ts';

/** Every command of `pnpm brand`, by its name. */
const commands: Readonly<Record<string, Command>> = { check, flags, schema, tokens };

/** What the command line may do to the world. */
export interface CliWorld {
  /** folder against which paths on the command line are read */
  cwd: string;
  out: (text: string) => void;
}

/** Runs `pnpm brand …` and answers the exit code: 0, 1 on any error, 2 when the command line itself makes no sense. */
export async function runCli(args: readonly string[], { cwd, out }: CliWorld): Promise<number> {
  const parsed = parse(args);
  if (typeof parsed === 'string') {
    out(`${parsed}\n\n${usage()}`);
    return 2;
  }
  const { values, positionals } = parsed;
  const [name, ...ids] = positionals;
  if (name === undefined || values.help) {
    out(usage());
    return values.help ? 0 : 2;
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) {
    out(`There is no command "${name}". ${suggestion(name, Object.keys(commands), '')}\n\n${usage()}`);
    return 2;
  }
  const brandsDir = values.brands === undefined ? places.brands : resolve(cwd, values.brands);
  const catalogueDir = values.messages === undefined ? places.catalogue : resolve(cwd, values.messages);
  const outDir = values.out === undefined ? places.tokens : resolve(cwd, values.out);
  let catalogue: Catalogue;
  try {
    catalogue = await readCatalogue(catalogueDir);
  } catch (cause) {
    out(`The product’s messages in ${catalogueDir} cannot be read: ${reason(cause)}`);
    return 2;
  }
  return command.run({ ids, brandsDir, outDir, json: values.json, catalogue, out });
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
        brands: { type: 'string' },
        messages: { type: 'string' },
        out: { type: 'string' },
      },
    });
  } catch (cause) {
    return cause instanceof Error ? cause.message : String(cause);
  }
}

function usage(): string {
  const width = Math.max(...Object.values(commands).map((command) => command.usage.length));
  const lines = Object.values(commands).map(
    (command) => `  pnpm brand ${command.usage.padEnd(width)}  ${command.does}`,
  );
  return [
    'Usage:',
    ...lines,
    '',
    'Options:',
    '  --brands <dir>    folder of the brands',
    '  --messages <dir>  folder of the product’s messages',
    '  --out <dir>       where tokens are written',
  ].join('\n');
}
