import { readCommandLine, UsageError } from '../scripts/commandLine.mjs';

/** What can be measured by itself, and what each is about. */
const parts = {
  pages: 'the pages in a browser, and their bytes',
  typing: 'typing into a search',
  studio: 'changes in the brand studio',
  builds: 'what more brands cost to build and to serve',
  server: 'the load that the server bears',
} as const;

export type Part = keyof typeof parts;

/** In the order in which they are measured. */
export const partNames = Object.keys(parts) as Part[];

const listed = Object.entries(parts).map(([part, about]) => `                ${part.padEnd(8)}${about}`);

export const help = `Measures what a player and an operator wait for, against goals and hard stops.

  pnpm bench [--quick] [--runs <n>] [--only <part>] [--no-build]

  --quick     one visit a page instead of five
  --runs      visits a page                       (default: 5)
  --only      one part; the figures of the others stay in bench/results.json
${listed.join('\n')}
  --no-build  measure apps/web/dist as it is

Exits with 1 when a figure is past a hard stop, with 2 when it was asked for what there is not.`;

export interface Arguments {
  readonly runs: number;
  /** every part unless said */
  readonly only: Part | undefined;
  readonly build: boolean;
}

const isPart = (name: string): name is Part => Object.hasOwn(parts, name);

/** Reads the command line. Throws a `UsageError`. */
export function readArguments(args: string[]): Arguments {
  const {
    quick,
    runs,
    only,
    'no-build': unbuilt,
  } = readCommandLine(args, {
    quick: { type: 'boolean', default: false },
    runs: { type: 'string', default: '5' },
    only: { type: 'string' },
    'no-build': { type: 'boolean', default: false },
  }).values;
  if (only !== undefined && !isPart(only))
    throw new UsageError(`There is no part "${only}" to measure. There is: ${partNames.join(', ')}.`);
  if (!/^[1-9]\d{0,3}$/.test(runs)) throw new UsageError(`"${runs}" is no number of visits: --runs takes 1 to 9999.`);
  return { runs: quick ? 1 : Number(runs), only, build: !unbuilt };
}
