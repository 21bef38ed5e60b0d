import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { originsFile, readCatalogues, reviewsFile } from '../catalogues/catalogues.ts';
import { catalogues } from '../catalogues/check.ts';
import { type Marks, writeMarks } from '../catalogues/marks.ts';
import { renewedOrigins } from '../catalogues/origins.ts';
import { renewed } from '../catalogues/reviews.ts';
import { makeFolder } from './workspace.ts';

const lang = (file: string) => `apps/web/lang/${file}`;
const english = { 'auth.in': 'Log in' };
const origins = renewedOrigins({}, [{ namespace: 'auth', id: 'auth.in', text: english['auth.in'] }]);

const workspace = (reviews?: unknown, faults: readonly object[] = [], from: unknown = origins) =>
  makeFolder({
    'apps/web/build/catalogues.ts': `export const faultsOfProduct = async () => ${JSON.stringify(faults)};`,
    'packages/i18n/src/languages.ts': "export const sourceLanguage = 'EN';",
    [lang('auth/EN.json')]: JSON.stringify(english),
    [lang('auth/TY.json')]: '{ "auth.in": "Mag-login" }',
    [lang('shell/TY.json')]: '{}',
    ...(reviews !== undefined && { [reviewsFile]: JSON.stringify(reviews) }),
    [originsFile]: JSON.stringify(from),
  });
const none = { EN: { auth: null }, TY: { auth: null, shell: null } };

test('a catalogue that no native speaker has read is counted, not refused', async () => {
  expect(await catalogues.check(workspace(none))).toEqual({
    findings: [],
    kept: '0 of 3 reviewed by a native speaker, 3 not',
  });
});

test('BRAND-12 a translation that is missing, foreign or broken is named at its line, before any mark', async () => {
  const what = '"auth.in" has other placeholders.';
  const root = workspace({}, [
    { file: lang('auth/TY.json'), id: 'auth.in', what, mend: 'Use the same ones.' },
    { file: lang('auth/ES.json'), id: 'auth.in', what: '"auth.in" is missing.', mend: 'Translate: Log in' },
    { file: lang('gone'), what: 'No message in the code has this namespace.', mend: 'Delete the folder.' },
  ]);
  writeFileSync(join(root, lang('auth/TY.json')), '{\n  "auth.in": "Mag-login {x}"\n}');
  const { findings } = await catalogues.check(root);
  expect(findings.map(({ file, line, what, mend }) => `${file}:${line} ${what} ${mend}`)).toEqual([
    `apps/web/lang/auth/TY.json:2 ${what} Use the same ones.`,
    'apps/web/lang/auth/ES.json:1 "auth.in" is missing. Translate: Log in',
    'apps/web/lang/gone:1 No message in the code has this namespace. Delete the folder.',
  ]);
});

test('a review holds until a word, or a word it translates, changes', async () => {
  const root = workspace(none);
  const { catalogues: all } = await readCatalogues(root);
  writeMarks(
    root,
    reviewsFile,
    renewed(
      none,
      all,
      all.filter(({ language, namespace }) => `${namespace}/${language}` === 'auth/TY'),
    ),
  );
  const said = async () => (await catalogues.check(root)).kept;
  expect(await said()).toBe('1 of 3 reviewed by a native speaker, 2 not');

  const words = readFileSync(join(root, lang('auth/TY.json')), 'utf8');
  writeFileSync(join(root, lang('auth/TY.json')), words.replace('Mag-login', 'Pumasok'));
  expect(await said()).toBe('0 of 3 reviewed by a native speaker, 3 not, 1 of them changed since: auth/TY');

  writeFileSync(join(root, lang('auth/TY.json')), words);
  expect(await said()).toContain('1 of 3');
  writeFileSync(join(root, lang('auth/EN.json')), '{ "auth.in": "Sign in" }');
  expect(await said()).toContain('changed since: auth/TY');
});

test('a catalogue without a mark and a mark without a catalogue are named with the command that mends them', async () => {
  const root = workspace({ TY: { auth: null, games: null } });
  const { findings } = await catalogues.check(root);
  expect(findings.map(({ what, mend }) => `${what} ${mend}`)).toEqual([
    'auth/EN bears no mark. Run: pnpm catalogues',
    'shell/TY bears no mark. Run: pnpm catalogues',
    'There is no catalogue games/TY. Run: pnpm catalogues',
  ]);
  const { catalogues: all } = await readCatalogues(root);
  expect(renewed({ TY: { auth: null, games: null } }, all)).toEqual(none);
});

test('BRAND-12 a translation that is older than its English is named, whether anybody reviewed it or not', async () => {
  const root = workspace(none);
  const found = async () => (await catalogues.check(root)).findings;
  expect(await found()).toEqual([]);

  writeFileSync(join(root, lang('auth/EN.json')), '{\n  "auth.in": "Sign in"\n}');
  const said = { file: lang('auth/EN.json'), line: 2, what: '"auth.in" was another text when it was translated.' };
  expect(await found()).toMatchObject([{ ...said, mend: expect.stringContaining('--translated auth.in') }]);
  writeFileSync(join(root, lang('auth/TY.json')), '{ "auth.in": "Pumasok" }');
  expect(await found()).toMatchObject([said]);

  const { messages } = await readCatalogues(root);
  writeMarks(root, originsFile, renewedOrigins(origins, messages));
  expect(await found()).toMatchObject([said]);
  writeMarks(root, originsFile, renewedOrigins(origins, messages, messages));
  expect(await found()).toEqual([]);
});

test('a message without a mark and a mark without a message are named with the command that mends them', async () => {
  const from: Marks = { gone: { 'gone.a': '0123456789abcdef' } };
  const root = workspace(none, [], from);
  const { findings } = await catalogues.check(root);
  expect(findings.map(({ file, what, mend }) => `${file} ${what} ${mend}`)).toEqual([
    `${originsFile} auth.in bears no mark. Run: pnpm catalogues`,
    `${originsFile} There is no message gone.a. Run: pnpm catalogues`,
  ]);
  expect(renewedOrigins(from, (await readCatalogues(root)).messages)).toEqual(origins);
});

test.each([[{ TY: { auth: 'yes' } }], [{ TY: true }], [['TY']]])(
  'marks that are none, such as %j, are refused',
  async (marks) => {
    const { findings } = await catalogues.check(workspace(marks));
    expect(findings).toMatchObject([
      { file: 'apps/web/lang/reviews.json', mend: expect.stringContaining('delete it') },
    ]);
  },
);

test('origins that are none are refused as well', async () => {
  const { findings } = await catalogues.check(workspace(none, [], { auth: { 'auth.in': 'Log in' } }));
  expect(findings).toMatchObject([{ file: originsFile, mend: expect.stringContaining('delete it') }]);
});
