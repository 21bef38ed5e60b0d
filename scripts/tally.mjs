/**
 * Sums over runners. A runner counts its tests; any other step is one that passed or failed.
 * @typedef {{ passed: number, failed: number, skipped: number }} Tally
 */

/** @type {Tally} */
export const nothing = { passed: 0, failed: 0, skipped: 0 };
/** @type {Tally} */
export const onePassed = { ...nothing, passed: 1 };
/** @type {Tally} */
export const oneFailed = { ...nothing, failed: 1 };

/**
 * @param {Tally[]} tallies
 * @returns {Tally}
 */
export function sum(tallies) {
  return tallies.reduce(
    (a, b) => ({ passed: a.passed + b.passed, failed: a.failed + b.failed, skipped: a.skipped + b.skipped }),
    nothing,
  );
}

/**
 * The line that a run ends with.
 * @param {Tally} tally
 */
export function lastLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/**
 * Counts of a program that ends with such a line. No such line: it crashed.
 * @param {string} output
 * @returns {Tally}
 */
export function fromLastLine(output) {
  const found = /^(\d+) passed, (\d+) failed(?:, (\d+) skipped)?$/.exec(output.trimEnd().split('\n').at(-1) ?? '');
  if (!found) return oneFailed;
  const [passed = 0, failed = 0, skipped = 0] = found.slice(1).map((count) => Number(count ?? 0));
  return { passed, failed, skipped };
}

/**
 * Counts of a Vitest JSON report. A test file that could not be loaded has no tests and counts as one failure, and so
 * does a run that failed outside of every test. No report: the runner crashed.
 * @param {string | null} report
 * @returns {Tally}
 */
export function fromVitest(report) {
  const parsed = parseReport(report);
  if (typeof parsed?.numTotalTests !== 'number' || !Array.isArray(parsed.testResults)) return oneFailed;
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = parsed;
  const unloaded = parsed.testResults.filter(
    (/** @type {{ status: string, assertionResults: unknown[] }} */ file) =>
      file.status === 'failed' && file.assertionResults.length === 0,
  );
  const failed = numFailedTests + unloaded.length;
  return {
    passed: numPassedTests,
    failed: failed === 0 && !parsed.success ? 1 : failed,
    skipped: numPendingTests + numTodoTests,
  };
}

/**
 * Counts of a Playwright JSON report. A flaky test is a failed one; so is an error outside of every test.
 * @param {string | null} report
 * @returns {Tally}
 */
export function fromPlaywright(report) {
  const parsed = parseReport(report);
  if (typeof parsed?.stats?.expected !== 'number') return oneFailed;
  const { expected, unexpected, flaky, skipped } = parsed.stats;
  const failed = unexpected + flaky;
  const outside = parsed.errors?.length ?? 0;
  return { passed: expected, failed: failed === 0 && outside > 0 ? outside : failed, skipped };
}

/**
 * A JSON report as it is; null for one that is missing or cut off.
 * @param {string | null} report
 */
export function parseReport(report) {
  try {
    return report === null ? null : JSON.parse(report);
  } catch {
    return null;
  }
}
