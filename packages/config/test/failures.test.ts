import { expect, test } from 'vitest';
import { failureList, failuresOfPlaywright, failuresOfVitest } from '../../../scripts/failures.mjs';

const vitest = (...testResults: object[]) => JSON.stringify({ success: false, testResults });
const failed = (ancestorTitles: string[], title: string, ...failureMessages: string[]) => ({
  ...{ status: 'failed', ancestorTitles, title, failureMessages },
});
const passed = { status: 'passed', ancestorTitles: [], title: 'fine', failureMessages: [] };
const playwright = (report: object) =>
  JSON.stringify({ config: { rootDir: '/marquee/e2e' }, suites: [], errors: [], ...report });
const spec = (title: string, status: string, ...messages: (string | undefined)[]) => ({
  ...{ title, line: 7 },
  tests: [{ status, results: messages.map((message) => ({ ...(message && { error: { message } }) })) }],
});

test('a failed unit test or story is named by its file and with the groups around it', () => {
  const report = vitest(
    { name: '/marquee/packages/ui/src/a.test.ts', status: 'passed', assertionResults: [passed] },
    {
      name: '/marquee/packages/ui/src/b.test.ts',
      status: 'failed',
      assertionResults: [passed, failed(['carousel'], 'moves', 'expected 1\n  at b.test.ts:3')],
    },
  );
  expect(failuresOfVitest(report, '/marquee/')).toEqual([
    { file: 'packages/ui/src/b.test.ts', title: 'carousel › moves', error: 'expected 1\n  at b.test.ts:3' },
  ]);
});

test('a test file that does not load says what kept it from that', () => {
  const report = vitest({
    name: '/marquee/a.test.ts',
    status: 'failed',
    message: 'no such file',
    assertionResults: [],
  });
  expect(failuresOfVitest(report, '/marquee')).toEqual([
    { file: 'a.test.ts', title: 'could not be loaded', error: 'no such file' },
  ]);
});

test('an end-to-end test that failed or is flaky is named by its line and with the groups around it', () => {
  const report = playwright({
    errors: [
      { message: 'a fixture broke', location: { file: '/marquee/e2e/support/test.ts' } },
      { message: 'no room' },
    ],
    suites: [
      {
        ...{ title: 'home.spec.ts', file: 'home.spec.ts', specs: [spec('fine', 'expected')] },
        suites: [
          {
            ...{ title: 'aurora', file: 'home.spec.ts' },
            specs: [
              spec('has a logo', 'unexpected', 'no logo'),
              spec('has a title', 'flaky', 'no title', undefined),
              spec('fails on purpose', 'unexpected', undefined),
            ],
          },
        ],
      },
    ],
  });
  expect(failuresOfPlaywright(report, '/marquee')).toEqual([
    { file: 'e2e/support/test.ts', title: 'outside of every test', error: 'a fixture broke' },
    { file: '', title: 'outside of every test', error: 'no room' },
    { file: 'e2e/home.spec.ts:7', title: 'aurora › has a logo', error: 'no logo' },
    { file: 'e2e/home.spec.ts:7', title: 'aurora › has a title', error: 'no title' },
    { file: 'e2e/home.spec.ts:7', title: 'aurora › fails on purpose', error: '' },
  ]);
});

test.each([
  ['none', null],
  ['half of one', '{"testResults": [{"na'],
  ['another', '{}'],
  ['one whose entries are no tests', '{"testResults": [null], "suites": [null], "errors": []}'],
  ['nothing', 'null'],
])('a report that cannot be read names nothing: %s', (_, report) => {
  expect(failuresOfVitest(report, '/marquee')).toBeNull();
  expect(failuresOfPlaywright(report, '/marquee')).toBeNull();
});

test('a run that failed outside of every test names nothing', () => {
  expect(failuresOfVitest(vitest({ name: '/a.ts', status: 'passed', assertionResults: [passed] }), '/')).toBeNull();
});

test('what failed is listed by step, each test with what it said, without colours', () => {
  const failures = [
    {
      file: 'a.test.ts',
      title: 'adds',
      error: '\u001b[31mexpected 1\u001b[39m\n\n  at a.test.ts:3\n  at run (/node_modules/x.js:1:2)',
    },
    { file: '', title: 'outside of every test', error: '' },
  ];
  expect(
    failureList([
      { name: 'types', output: 'a.ts(1,2): wrong\n' },
      { name: 'unit tests', output: 'a long log', failures },
    ]),
  ).toBe(`✗ types
    a.ts(1,2): wrong
✗ unit tests
  a.test.ts › adds
    expected 1
      at a.test.ts:3
  outside of every test
    It did not say why.`);
});

test('where a report names no test, it is said which, and how the output ended', () => {
  const failures = [{ file: 'a.test.ts', title: 'adds', error: 'expected 1' }];
  const silent = ['packages/sdk/test-results/vitest.json'];
  expect(failureList([{ name: 'unit tests', output: 'begun\nout of memory', failures, silent }])).toBe(`✗ unit tests
  a.test.ts › adds
    expected 1
  packages/sdk/test-results/vitest.json names no test: it failed outside of them, or did not come to its end
    begun
    out of memory`);
});

test('the list stays short however much failed', () => {
  const lines = (count: number) => Array.from({ length: count }, (_, index) => `line ${index + 1} ${'x'.repeat(999)}`);
  const failures = Array.from({ length: 50 }, () => ({ file: 'a', title: 'b', error: lines(90).join('\n') }));
  const list = failureList([
    { name: 'unit tests', output: '', failures },
    { name: 'lint', output: lines(90).join('\n') },
  ]).split('\n');
  expect(list).toHaveLength(1 + 20 * (1 + 12) + 1 + 1 + 15);
  expect(list).toContain('  … and 30 more');
  expect(list.at(-1)).toMatch(/^ {4}line 90 x+…$/);
  expect(Math.max(...list.map(({ length }) => length))).toBeLessThan(260);
});
