import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium } from './chromium.mjs';
import {
  checkNode,
  endOnSignal,
  ensurePackages,
  root,
  run,
  runMain,
  toolEnvironment,
  workspaceFolders,
} from './setup.mjs';
import { fromLastLine, fromPlaywright, fromVitest, lastLine, oneFailed, onePassed, sum } from './tally.mjs';

/** @typedef {{ tally: import('./tally.mjs').Tally, output: string }} Outcome */

/** @type {Outcome} */
const notBuilt = { tally: oneFailed, output: 'not run, because the build failed' };

/** `npm test`: every check there is, each shown with its time; all run, also after one failed. */
runMain(async () => {
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
  if (total.failed > 0) process.exitCode = 1;
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
  const { tally, output } = result;
  const seconds = `${((performance.now() - start) / 1000).toFixed(1)} s`;
  if (tally.failed > 0) console.log(output.trimEnd());
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
  const tally = fromLastLine(output);
  return { tally: code !== 0 && tally.failed === 0 ? sum([tally, oneFailed]) : tally, output };
}

/** @returns {Promise<Outcome>} */
async function unitTests() {
  const reports = workspaceFolders()
    .filter((folder) => readManifest(folder).scripts?.test)
    .map((folder) => join(root, folder, 'test-results/vitest.json'));
  // a report of an earlier run must not be taken for one of this; turbo puts back those of runs it need not repeat
  for (const report of reports) rmSync(report, { force: true });
  const { code, output } = await run('turbo', ['run', 'test', '--continue=always', '--output-logs=errors-only']);
  const tally = sum(reports.map((report) => fromVitest(readIfThere(report))));
  return { tally: code !== 0 && tally.failed === 0 ? sum([tally, oneFailed]) : tally, output };
}

/**
 * Every story in a browser, with its accessibility, and how many a minute.
 * @returns {Promise<Outcome>}
 */
async function storyTests() {
  const report = join(root, '.storybook/test-results/stories.json');
  rmSync(report, { force: true });
  const env = { ...toolEnvironment, CHROMIUM: await ensureChromium() };
  const { code, output } = await run('pnpm', ['--silent', 'stories'], { env });
  const rate = /^\d+ stories shown.*$/m.exec(output)?.[0];
  if (rate) console.log(rate);
  const tally = fromVitest(readIfThere(report));
  return { tally: code !== 0 && tally.failed === 0 ? sum([tally, oneFailed]) : tally, output };
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
  const { code, output } = await run('pnpm', ['--silent', '--filter', '@marquee/web', 'built']);
  const tally = fromVitest(readIfThere(report));
  return { tally: code !== 0 && tally.failed === 0 ? sum([tally, oneFailed]) : tally, output };
}

/** @returns {Promise<Outcome>} */
async function endToEndTests() {
  const report = join(root, 'e2e/test-results/report.json');
  rmSync(report, { force: true });
  const env = { ...toolEnvironment, CHROMIUM: await ensureChromium() };
  const { code, output } = await run('pnpm', ['--silent', '--filter', '@marquee/e2e', 'e2e'], { env });
  const tally = fromPlaywright(readIfThere(report));
  return { tally: code !== 0 && tally.failed === 0 ? sum([tally, oneFailed]) : tally, output };
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
