import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { print } from '../requirements/print.ts';
import { prove } from '../requirements/proof.ts';
import { parseRows, rowFaults } from '../requirements/rows.ts';
import { passedTitles } from '../requirements/titles.ts';

const rows = parseRows(`# Requirements

- GAME-01 Types.
- GAME-02 Games: (a) vendors; (b) search (by name); (c) paging.
- C19 Two clicks send one request.

- TY is Filipino.
`);
const proven = (...titles: string[]) => {
  const { rows: proofs } = prove(
    rows,
    titles.map((title) => ({ parts: title.split(' > '), report: 'r' })),
  );
  return Object.fromEntries(proofs.map(({ id, state, missing }) => [id, [state, ...missing].join(' ')]));
};
const unknown = (title: string) => prove(rows, [{ parts: title.split(' > '), report: 'r' }]).unknown;

test('rows are read with their facts; other lists are none', () => {
  expect(rows.map(({ id, facts }) => `${id}${facts.join('')}`)).toEqual(['GAME-01', 'GAME-02abc', 'C19']);
});

test.each([
  [[], { 'GAME-01': 'unproven', 'GAME-02': 'unproven a b c', C19: 'unproven' }],
  [['GAME-01 knows types'], { 'GAME-01': 'proven' }],
  [['GAME-02b finds'], { 'GAME-02': 'partly a c' }],
  [['GAME-02 finds'], { 'GAME-02': 'partly a b c' }],
  [['GAME-02a GAME-02b x', 'GAME-02c y'], { 'GAME-02': 'proven' }],
  [['forms (C19) > sends once'], { C19: 'proven' }],
  [['GAME-02 lists > GAME-02a vendors'], { 'GAME-02': 'partly b c' }],
])('tests prove the rows and facts their titles name (%#)', (titles, expected) => {
  expect(proven(...titles)).toMatchObject(expected);
});

test.each([
  ['GAME-03 x', 'GAME-03', 'add the row'],
  ['x (GAME-99)', 'GAME-99', 'add the row'],
  ['GAEM-01 misspelt area', 'GAEM-01', 'Correct the id'],
  ['GAME-02d x', 'GAME-02d', 'holds the facts a, b, c'],
  ['GAME-01a x', 'GAME-01a', 'Leave the letter out'],
  ['C21 x', 'C21', 'add the row'],
])('an id that stands in no row is told with its mend (%#)', (title, id, mend) => {
  expect(unknown(title)).toMatchObject([{ id, title, report: 'r', mend: expect.stringContaining(mend) }]);
});

test.each(['a file in UTF-16', 'RSA-OAEP-256 seals', 'C190 is no case'])(
  'what only looks like an id is none (%#)',
  (title) => {
    expect(unknown(title)).toEqual([]);
  },
);

test('of a Vitest report the tests that passed count, with the groups they stand in', () => {
  const report = {
    testResults: [
      {
        assertionResults: [
          { status: 'passed', title: 'once', ancestorTitles: ['C19 forms'] },
          { status: 'failed', title: 'GAME-01', ancestorTitles: [] },
          { status: 'skipped', title: 'GAME-02', ancestorTitles: [] },
        ],
      },
    ],
  };
  expect(passedTitles('x.json', JSON.stringify(report))).toEqual([{ parts: ['C19 forms', 'once'], report: 'x.json' }]);
});

test('of a Playwright report the tests that passed at once count', () => {
  const spec = (title: string, ...status: string[]) => ({ title, tests: status.map((one) => ({ status: one })) });
  const report = {
    suites: [
      {
        title: 'login.spec.ts',
        specs: [spec('C19 once', 'expected'), spec('skipped', 'skipped'), spec('flaky', 'flaky'), spec('never')],
        suites: [{ title: 'popup', specs: [spec('GAME-01 opens', 'expected')] }],
      },
    ],
  };
  expect(passedTitles('x', JSON.stringify(report))?.map(({ parts }) => parts)).toEqual([
    ['login.spec.ts', 'C19 once'],
    ['login.spec.ts', 'popup', 'GAME-01 opens'],
  ]);
});

test.each(['', '{', '[]', '{"stats":{}}'])('the text %j is no report', (text) => {
  expect(passedTitles('x', text)).toBeUndefined();
});

test('what is printed says what is proven, what is missing of a row, what is unproven, unknown or was not run', () => {
  const proofs = prove(rows, [
    { parts: ['GAME-01 x'], report: 'a.json' },
    { parts: ['GAME-02b y'], report: 'a.json' },
    { parts: ['GAME-07 z'], report: 'a.json' },
  ]);
  const text = print(rows, proofs, { passed: 3, reports: 1, absent: ['b.json'] });
  for (const line of [
    'GAME-01 (1)',
    'GAME-02   without a c',
    'C19       Two clicks send one request.',
    '  b.json',
    'GAME-07 in a.json',
    'requirements: 1 proven, 1 partly, 1 unproven of 3 rows, 1 unknown ids; 3 passed tests in 1 reports',
  ])
    expect(text).toContain(line);
});

test('ids are given once and facts numbered in order', () => {
  expect(rowFaults(parseRows('- GAME-01 (a) x; (c) y\n- GAME-01 z\n- GAME-02 (a) x'))).toEqual([
    expect.stringContaining('GAME-01 numbers its facts a, c.'),
    expect.stringContaining('GAME-01 stands there twice.'),
    expect.stringContaining('GAME-02 numbers its facts a.'),
  ]);
  for (const [name, count] of [
    ['requirements', 122],
    ['cases', 20],
  ] as const) {
    const real = parseRows(readFileSync(`../../.storybook/docs/${name}.md`, 'utf8'));
    expect(rowFaults(real)).toEqual([]);
    expect(real.length).toBeGreaterThanOrEqual(count);
  }
});
