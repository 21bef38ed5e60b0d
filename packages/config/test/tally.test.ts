import { expect, test } from 'vitest';
import {
  fromLastLine,
  fromPlaywright,
  fromVitest,
  lastLine,
  oneFailed,
  onePassed,
  sum,
} from '../../../scripts/tally.mjs';

const file = (status: string, ...assertionResults: object[]) => ({ status, assertionResults });
const vitest = (counts: object, testResults: object[] = [], success = true) =>
  JSON.stringify({
    numTotalTests: 9,
    numPassedTests: 0,
    numFailedTests: 0,
    numPendingTests: 0,
    numTodoTests: 0,
    success,
    testResults,
    ...counts,
  });
const playwright = (stats: object, errors: object[] = []) =>
  JSON.stringify({ stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0, ...stats }, errors });

test.each([
  ['all passed', vitest({ numPassedTests: 9 }), { passed: 9, failed: 0, skipped: 0 }],
  [
    'some of each',
    vitest({ numPassedTests: 4, numFailedTests: 2, numPendingTests: 2, numTodoTests: 1 }, [file('failed', {})], false),
    { passed: 4, failed: 2, skipped: 3 },
  ],
  [
    'a file that does not load',
    vitest({ numPassedTests: 4 }, [file('passed', {}), file('failed')], false),
    { passed: 4, failed: 1, skipped: 0 },
  ],
  [
    'an error outside of every test',
    vitest({ numPassedTests: 4 }, [file('passed', {})], false),
    { passed: 4, failed: 1, skipped: 0 },
  ],
  ['no report', null, oneFailed],
  ['half a report', '{"numTotalTests": 3, "numPas', oneFailed],
  ['another report', '{}', oneFailed],
])('unit tests: %s', (_, report, expected) => {
  expect(fromVitest(report)).toEqual(expected);
});

test.each([
  ['all passed', playwright({ expected: 5 }), { passed: 5, failed: 0, skipped: 0 }],
  [
    'some of each',
    playwright({ expected: 5, unexpected: 1, flaky: 1, skipped: 2 }),
    { passed: 5, failed: 2, skipped: 2 },
  ],
  ['a spec that does not load', playwright({ expected: 5 }, [{ message: 'x' }]), { passed: 5, failed: 1, skipped: 0 }],
  [
    'a failure that is told twice',
    playwright({ unexpected: 1 }, [{ message: 'x' }]),
    { passed: 0, failed: 1, skipped: 0 },
  ],
  ['no report', null, oneFailed],
])('end-to-end tests: %s', (_, report, expected) => {
  expect(fromPlaywright(report)).toEqual(expected);
});

test('the last line sums over all runners', () => {
  const tally = sum([onePassed, oneFailed, { passed: 10, failed: 2, skipped: 0 }]);
  expect(lastLine(tally)).toBe('11 passed, 3 failed');
  expect(lastLine(sum([tally, { passed: 0, failed: 0, skipped: 4 }]))).toBe('11 passed, 3 failed, 4 skipped');
});

test.each([
  [lastLine({ passed: 3, failed: 1, skipped: 0 }), { passed: 3, failed: 1, skipped: 0 }],
  [`x: fine\n${lastLine({ passed: 0, failed: 0, skipped: 2 })}\n`, { passed: 0, failed: 0, skipped: 2 }],
  ['3 passed, 0 failed\nError: out of memory', oneFailed],
  ['', oneFailed],
])('a program that ended with %j', (output, expected) => {
  expect(fromLastLine(output)).toEqual(expected);
});
