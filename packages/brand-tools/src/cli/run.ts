import { resolve } from 'node:path';
import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { type Catalogue, readCatalogue } from '../catalogue.ts';
import { suggestion } from '../nearest.ts';
import { reason } from '../read/files.ts';
import { messageDescriptions } from '../sourceMessages.ts';
import { Busy } from '../turn.ts';
import { check } from './check.ts';
import type { Command, OptionName, Options } from './command.ts';
import { diff } from './diff.ts';
import { explain } from './explain.ts';
import { exportWords } from './exportWords.ts';
import { flags } from './flags.ts';
import { importLegacy } from './importLegacy.ts';
import { importWords } from './importWords.ts';
import { newBrand } from './newBrand.ts';
import { places } from './places.ts';
import { printable } from './report.ts';
import { schema } from './schema.ts';
import type { Terminal } from './terminal.ts';
import { tokens } from './tokens.ts';
import { commandUsage, usage } from './usage.ts';

/** Every command of `pnpm brand`, by its name. */
export const commands: Readonly<Record<string, Command>> = {
  new: newBrand,
  check,
  explain,
  flags,
  diff,
  export: exportWords,
  import: importWords,
  'import-legacy': importLegacy,
  schema,
  tokens,
};

const OPTIONS = {
  help: { type: 'boolean', short: 'h' },
  brands: { type: 'string' },
  messages: { type: 'string' },
  json: { type: 'boolean' },
  out: { type: 'string' },
  name: { type: 'string' },
  color: { type: 'string', multiple: true },
  domain: { type: 'string', multiple: true },
  languages: { type: 'string' },
  language: { type: 'string' },
  from: { type: 'string' },
  jurisdiction: { type: 'string' },
  entity: { type: 'string' },
  currency: { type: 'string' },
  platform: { type: 'string' },
  pictures: { type: 'boolean' },
} as const satisfies ParseArgsOptionsConfig & Record<OptionName, unknown>;
const EVERYWHERE: readonly string[] = ['help', 'brands', 'messages'];

/** What the command line may do to the world. */
export interface CliWorld {
  /** folder against which paths on the command line are read */
  cwd: string;
  out: (text: string) => void;
  env?: Readonly<Record<string, string | undefined>>;
  terminal?: Terminal | undefined;
  describe?: () => Promise<ReadonlyMap<string, string>>;
}

/** Runs `pnpm brand …` and answers the exit code: 0, 1 on any error, 2 when the command line itself makes no sense. */
export async function runCli(line: readonly string[], world: CliWorld): Promise<number> {
  const { cwd, out, env = {}, terminal, describe = messageDescriptions } = world;
  const parsed = parse(line);
  if (typeof parsed === 'string') {
    const [first = ''] = line;
    const meant = Object.hasOwn(commands, first) ? commands[first] : undefined;
    out(`${parsed}\n\n${meant ? commandUsage(meant) : usage(commands)}`);
    return 2;
  }
  const { values, positionals } = parsed;
  const [name, ...args] = positionals;
  if (name === undefined) {
    out(usage(commands));
    return values.help ? 0 : 2;
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) {
    const near = suggestion(name, Object.keys(commands), 'These are known:');
    out(`There is no command "${printable(name)}". ${near}\n\n${usage(commands)}`);
    return 2;
  }
  if (values.help) {
    out(commandUsage(command));
    return 0;
  }
  const { brands, messages, help: _, ...options } = values;
  const foreign = Object.keys(options).find((option) => !Object.hasOwn(command.options ?? {}, option));
  if (foreign !== undefined) {
    const known = [...Object.keys(command.options ?? {}), ...EVERYWHERE];
    out(
      `${name} has no option --${foreign}. ${suggestion(foreign, known, 'These are known:')}\n\n${commandUsage(command)}`,
    );
    return 2;
  }
  const brandsDir = brands === undefined ? places.brands : resolve(cwd, brands);
  const catalogueDir = messages === undefined ? places.catalogue : resolve(cwd, messages);
  let catalogue: Catalogue;
  try {
    catalogue = await readCatalogue(catalogueDir);
  } catch (cause) {
    out(`The product’s messages in ${catalogueDir} cannot be read: ${reason(cause)}`);
    return 2;
  }
  const given: Options = options;
  try {
    return await command.run({ args, options: given, brandsDir, cwd, catalogue, describe, env, terminal, out });
  } catch (cause) {
    out(failure(cause));
    return 1;
  }
}

/** What stopped a command, in a sentence. The disk may refuse anything at any time; all else is a mistake of ours. */
function failure(cause: unknown): string {
  if (cause instanceof Busy) return cause.message;
  const code = reason(cause);
  const path = typeof cause === 'object' && cause !== null && 'path' in cause ? String(cause.path) : undefined;
  if (path !== undefined)
    return `${printable(path)} cannot be read or written (${code}). Check that it is there, and whose it is.`;
  return `The command could not go on: ${printable(code)}. Nothing you typed should lead here; please report it.`;
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options: OPTIONS });
  } catch (cause) {
    // what follows the first sentence explains the conventions of the command line to programmers
    const [said = ''] = (cause instanceof Error ? cause.message : String(cause)).split('. ');
    return `${said.replace(/\.$/, '')}.`;
  }
}
