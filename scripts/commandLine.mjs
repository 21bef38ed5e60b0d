import { parseArgs } from 'node:util';
import { Advice, runMain } from './setup.mjs';

/** What was asked for cannot be done as it was asked: told in a sentence, and the command ends with 2. */
export class UsageError extends Advice {
  /** @override */
  exitCode = 2;
}

/** @typedef {NonNullable<import('node:util').ParseArgsConfig['options']>} Options */

/**
 * Reads a command line. Throws a `UsageError` that lists the options there are.
 * @template {Options} const Known
 * @param {string[]} args
 * @param {Known} known options besides `--help`
 * @param {{ allowPositionals?: boolean }} [how] positionals are refused unless they are allowed
 */
export function readCommandLine(args, known, { allowPositionals = false } = {}) {
  try {
    const options = { ...known, help: /** @type {const} */ ({ type: 'boolean', short: 'h' }) };
    const { values, positionals } = parseArgs({ args, options, allowPositionals });
    return { values, positionals: /** @type {string[]} */ (positionals) };
  } catch (failure) {
    if (!(failure instanceof Error)) throw failure;
    // what follows the first sentence explains the conventions of the command line to programmers
    const [what] = failure.message.split(/\.\s/, 1);
    const names = ['help', ...Object.keys(known)].map((name) => `--${name}`);
    throw new UsageError(`${what}. There is: ${names.join(', ')}.`);
  }
}

/**
 * Runs a command: `--help` prints its help, and what a person can mend is told without a stack.
 * @param {string} help
 * @param {(args: string[]) => void | Promise<void>} main
 */
export async function runCommand(help, main) {
  await runMain(async () => {
    const args = process.argv.slice(2);
    if (args.some((word) => word === '--help' || word === '-h')) console.log(help);
    else await main(args);
  });
}
