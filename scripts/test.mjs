import { existsSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, relative } from 'node:path';
import { ensureChromium } from './chromium.mjs';
import { readCommandLine, runCommand } from './commandLine.mjs';
import { failureList, failuresOfPlaywright, failuresOfVitest } from './failures.mjs';
import { checkNode, endOnSignal, ensurePackages, root, run, workspaceFolders } from './setup.mjs';
import { fromLastLine, fromPlaywright, fromVitest, lastLine, oneFailed, onePassed, sum } from './tally.mjs';

/**
 * @typedef {import('./failures.mjs').FailedStep} FailedStep
 * @typedef {Omit<FailedStep, 'name'> & { tally: import('./tally.mjs').Tally }} Outcome
 */

/**
 * Told again at the end, where they are looked for.
 * @type {FailedStep[]}
 */
const failedSteps = [];

/** @type {Outcome} */
const notBuilt = { tally: oneFailed, output: 'not run, because the build failed' };

const vitest = { tallyOf: fromVitest, failuresOf: failuresOfVitest };
const playwright = { tallyOf: fromPlaywright, failuresOf: failuresOfPlaywright };

const help = `Runs every check there is, also after one failed; what failed is named at the end. Takes many minutes.

  npm test

Exits with 1 when a check failed. Each is a command of its own as well: see "Working here" in README.md.`;

/** `npm test`: every check there is, each shown with its time. */
runCommand(help, async (args) => {
  readCommandLine(args, {});
  endOnSignal();
  checkNode();
  await ensurePackages();
  const tallies = [];

  /** @type {[name: string, command: string, ...args: string[]][]} */
  const programs = [
    ['lint', 'turbo', 'run', 'lint', '--output-logs=errors-only'],
    ['types', 'turbo', 'run', 'typecheck', '--continue=always', '--output-logs=errors-only'],
    ['import boundaries', 'pnpm', '--silent', 'boundaries'],
    ['unused code', 'pnpm', '--silent', 'unused'],
    ['file size', 'pnpm', '--silent', 'file-size'],
    ['brand check', 'pnpm', '--silent', 'brand', 'check'],
  ];
  for (const [name, command, ...args] of programs) {
    tallies.push(await step(name, async () => verdict(await run(command, args))));
  }

  tallies.push(await step('house rules', houseRules));
  tallies.push(await step('browser', browser));
  tallies.push(await step('unit tests', unitTests));
  tallies.push(await step('stories', storyTests));
  const build = await step('build', async () =>
    verdict(await run('turbo', ['run', 'build', '--continue=always', '--output-logs=errors-only'])),
  );
  tallies.push(build);
  tallies.push(await step('built sites', () => (build.failed > 0 ? notBuilt : builtSites())));
  tallies.push(await step('first load', () => (build.failed > 0 ? notBuilt : firstLoad())));
  tallies.push(await step('end-to-end tests', () => (build.failed > 0 ? notBuilt : endToEndTests())));

  tallies.push(await step('requirements', requirements));

  const total = sum(tallies);
  if (total.failed > 0) {
    process.exitCode = 1;
    console.log(`\n${failureList(failedSteps)}\n`);
  }
  console.log(lastLine(total));
});

/**
 * A program that only says yes or no.
 * @param {{ code: number, output: string }} result
 * @returns {Outcome}
 */
function verdict({ code, output }) {
  return { tally: code === 0 ? onePassed : oneFailed, output };
}

/**
 * A runner that left reports of its tests.
 * @param {{ code: number, output: string }} result
 * @param {string[]} reports
 * @param {typeof vitest} runner
 * @returns {Outcome}
 */
function reported({ code, output }, reports, { tallyOf, failuresOf }) {
  const read = reports.map((file) => {
    const text = readIfThere(file);
    return { file: relative(root, file), tally: tallyOf(text), failures: failuresOf(text, root) };
  });
  return {
    tally: atLeast(code, sum(read.map(({ tally }) => tally))),
    output,
    failures: read.flatMap(({ failures }) => failures ?? []),
    silent: read.filter(({ failures }) => failures === null).map(({ file }) => file),
  };
}

/**
 * What exited with a failure has failed, also where no test of it did.
 * @param {number} code
 * @param {import('./tally.mjs').Tally} tally
 */
function atLeast(code, tally) {
  return code !== 0 && tally.failed === 0 ? sum([tally, oneFailed]) : tally;
}

/**
 * Runs one step, says how it went and how long it took, and shows its output when it failed.
 * @param {string} name
 * @param {() => Outcome | Promise<Outcome>} work
 */
async function step(name, work) {
  const start = performance.now();
  /** @type {Outcome} */
  let result;
  try {
    result = await work();
  } catch (error) {
    result = { tally: oneFailed, output: error instanceof Error ? error.message : String(error) };
  }
  const { tally, ...shown } = result;
  const seconds = `${((performance.now() - start) / 1000).toFixed(1)} s`;
  if (tally.failed > 0) {
    console.log(shown.output.trimEnd());
    failedSteps.push({ name, ...shown });
  }
  console.log(`${tally.failed > 0 ? '✗' : '✓'} ${name}: ${lastLine(tally)} (${seconds})`);
  return tally;
}

/**
 * The gates that read sources; each counts.
 * @returns {Promise<Outcome>}
 */
async function houseRules() {
  const { code, output } = await run('pnpm', ['--silent', 'gates']);
  const reviewed = /^catalogues: .+$/m.exec(output)?.[0];
  if (reviewed) console.log(reviewed);
  return { tally: atLeast(code, fromLastLine(output)), output };
}

/**
 * In which the studio, stories and the built site are tried; what needs none runs without it too.
 * @returns {Promise<Outcome>}
 */
async function browser() {
  await ensureChromium();
  return { tally: onePassed, output: '' };
}

/** @returns {Promise<Outcome>} */
async function unitTests() {
  const reports = workspaceFolders()
    .filter((folder) => readManifest(folder).scripts?.test)
    .map((folder) => join(root, folder, 'test-results/vitest.json'));
  // a report of an earlier run must not be taken for one of this; turbo puts back those of runs it need not repeat
  for (const report of reports) rmSync(report, { force: true });
  // each package spreads its tests over the processors itself: more packages at a time only make each wait longer
  const atATime = `--concurrency=${availableParallelism()}`;
  const result = await run('turbo', ['run', 'test', atATime, '--continue=always', '--output-logs=errors-only']);
  return reported(result, reports, vitest);
}

/**
 * Every story in a browser, with its accessibility, and how many a minute.
 * @returns {Promise<Outcome>}
 */
async function storyTests() {
  const report = join(root, '.storybook/test-results/stories.json');
  rmSync(report, { force: true });
  const result = await run('pnpm', ['--silent', 'stories']);
  const rate = /^\d+ stories shown.*$/m.exec(result.output)?.[0];
  if (rate) console.log(rate);
  return reported(result, [report], vitest);
}

/** What a page weighs before it can be used; the figures are shown also when they are within bounds. */
async function firstLoad() {
  const result = await run('pnpm', ['--silent', 'first-load']);
  if (result.code === 0) console.log(result.output.trimEnd());
  return verdict(result);
}

/**
 * What holds of a build: brands apart from each other, and served by a real nginx where there is one.
 * @returns {Promise<Outcome>}
 */
async function builtSites() {
  const report = join(root, 'apps/web/test-results/built.json');
  rmSync(report, { force: true });
  return reported(await run('pnpm', ['--silent', '--filter', '@marquee/web', 'built']), [report], vitest);
}

/** @returns {Promise<Outcome>} */
async function endToEndTests() {
  const report = join(root, 'e2e/test-results/report.json');
  rmSync(report, { force: true });
  return reported(await run('pnpm', ['--silent', '--filter', '@marquee/e2e', 'e2e']), [report], playwright);
}

/**
 * Which rows the tests above prove; an id that stands in no row fails.
 * @returns {Promise<Outcome>}
 */
async function requirements() {
  const { code, output } = await run('pnpm', ['--silent', 'requirements']);
  console.log(output.trimEnd().split('\n').at(-1));
  return verdict({ code, output });
}

/** @param {string} folder */
function readManifest(folder) {
  return JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
}

/** @param {string} path */
function readIfThere(path) {
  return existsSync(path) ? readFileSync(path, 'utf8') : null;
}
