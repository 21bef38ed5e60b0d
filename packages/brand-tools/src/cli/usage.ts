import type { Command } from './command.ts';

const COMMON = [
  '  --brands <dir>    folder of the brands',
  '  --messages <dir>  folder of the product’s messages',
  '  --help            says this',
];

/** All commands, a line each. */
export function usage(commands: Readonly<Record<string, Command>>): string {
  const width = Math.max(...Object.keys(commands).map((name) => name.length));
  const lines = Object.entries(commands).map(([name, { does }]) => `  ${name.padEnd(width)}  ${does}`);
  return [
    'Usage: pnpm brand <command> …',
    ...lines,
    '',
    'pnpm brand <command> --help says more of each. Options of every command:',
    ...COMMON,
  ].join('\n');
}

/** One command with its options. */
export function commandUsage(command: Command): string {
  const options = Object.entries(command.options ?? {});
  const width = Math.max(0, ...options.map(([name]) => name.length));
  return [
    `Usage: pnpm brand ${command.usage}`,
    command.does,
    '',
    ...options.map(([name, does]) => `  --${name.padEnd(width)}  ${does}`),
    '',
    'Options of every command:',
    ...COMMON,
  ].join('\n');
}
