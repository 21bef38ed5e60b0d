import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { parseReport } from './tally.mjs';

/**
 * A test that failed: where it stands, its title with those of the groups around it, and what it said.
 * @typedef {{ file: string, title: string, error: string }} Failure
 */

/**
 * What a failed step leaves for the end: its failed tests, the reports that name none, and all that it printed, whose
 * end has to say what was wrong where no test does.
 * @typedef {{ name: string, output: string, failures?: Failure[], silent?: string[] }} FailedStep
 */

/** How much of each is shown: the whole of it stands where the step ended. */
const MOST = { tests: 20, errorLines: 12, outputLines: 15, columns: 240 };

/**
 * Failed tests of a Vitest JSON report. A test file that could not be loaded is told with what kept it from that.
 * Null for a report that cannot be read, and for a run that failed outside of every test.
 * @param {string | null} report
 * @param {string} root
 * @returns {Failure[] | null}
 */
export function failuresOfVitest(report, root) {
  return ifReadable(() => {
    const { success, testResults } = parseReport(report);
    const found = testResults.flatMap((/** @type {any} */ { name, status, message, assertionResults }) => {
      const file = within(root, name);
      if (status === 'failed' && assertionResults.length === 0)
        return [{ file, title: 'could not be loaded', error: message }];
      return assertionResults
        .filter((/** @type {any} */ test) => test.status === 'failed')
        .map((/** @type {any} */ { ancestorTitles, title, failureMessages }) => ({
          file,
          title: titleOf([...ancestorTitles, title]),
          error: failureMessages[0] ?? '',
        }));
    });
    return found.length === 0 && !success ? null : found;
  });
}

/**
 * Failed and flaky tests of a Playwright JSON report, after the errors outside of every test. Null for a report that
 * cannot be read.
 * @param {string | null} report
 * @param {string} root
 * @returns {Failure[] | null}
 */
export function failuresOfPlaywright(report, root) {
  return ifReadable(() => {
    const { config, suites, errors } = parseReport(report);
    const outside = errors.map((/** @type {any} */ { message, location }) => ({
      file: location ? within(root, location.file) : '',
      title: 'outside of every test',
      error: message,
    }));
    return [...outside, ...suites.flatMap((/** @type {any} */ suite) => inSuite(suite, []))];

    /**
     * @param {any} suite
     * @param {string[]} above
     * @returns {Failure[]}
     */
    function inSuite({ file, specs, suites: inner = [] }, above) {
      const own = specs
        .filter((/** @type {any} */ { tests }) => tests.some(hasFailed))
        .map((/** @type {any} */ { title, line, tests }) => ({
          file: `${within(root, join(config.rootDir, file))}:${line}`,
          title: titleOf([...above, title]),
          error: tests.find(hasFailed).results.find((/** @type {any} */ { error }) => error)?.error.message ?? '',
        }));
      return [...own, ...inner.flatMap((/** @type {any} */ suite) => inSuite(suite, [...above, suite.title]))];
    }
  });
}

/** @param {{ status: string }} test */
const hasFailed = ({ status }) => status === 'unexpected' || status === 'flaky';

/**
 * A report that is missing, cut off or of another kind cannot be read.
 * @param {() => Failure[] | null} read
 */
function ifReadable(read) {
  try {
    return read();
  } catch {
    return null;
  }
}

/** @param {string[]} parts */
const titleOf = (parts) => parts.filter(Boolean).join(' › ');

/**
 * @param {string} root
 * @param {string} file
 */
const within = (root, file) => relative(root, file).replaceAll('\\', '/');

/**
 * Names what failed, shortly, to stand at the end of a long log.
 * @param {FailedStep[]} steps
 */
export function failureList(steps) {
  return steps.flatMap((step) => [`✗ ${step.name}`, ...linesOf(step)]).join('\n');
}

/** @param {FailedStep} step */
function linesOf({ output, failures = [], silent = [] }) {
  const lines = failures
    .slice(0, MOST.tests)
    .flatMap(({ file, title, error }) => [
      `  ${titleOf([file, title])}`,
      ...indent(plainLines(error || 'It did not say why.').slice(0, MOST.errorLines)),
    ]);
  if (failures.length > MOST.tests) lines.push(`  … and ${failures.length - MOST.tests} more`);
  lines.push(...silent.map((file) => `  ${file} names no test: it failed outside of them, or did not come to its end`));
  if (failures.length === 0 || silent.length > 0) lines.push(...indent(plainLines(output).slice(-MOST.outputLines)));
  return lines;
}

/** @param {string[]} lines */
const indent = (lines) => lines.map((line) => `    ${line}`);

/** The way through somebody else's code says nothing of what failed. */
const FOREIGN_CALL = /^\s+at .*(?:node_modules|\(<anonymous>\))/;

/**
 * Lines that say something, without colours and no longer than can be taken in.
 * @param {string} text
 */
function plainLines(text) {
  return stripVTControlCharacters(text)
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '' && !FOREIGN_CALL.test(line))
    .map((line) => (line.length > MOST.columns ? `${line.slice(0, MOST.columns)}…` : line));
}
