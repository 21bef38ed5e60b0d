import { expect, test } from 'vitest';
import { beyondAllowed } from '../gates/allowed.ts';
import { identity, identityUses } from '../identity/check.ts';
import { code } from './source.ts';
import { makeFolder } from './workspace.ts';

const names = {
  brands: [{ id: 'meridian', names: ['Meridian'] }],
  languages: ['TY', 'AR', 'fil', 'zh-Hans-CN'],
  tags: ['en', 'vi', 'id', 'th'],
};

test.each([
  ["if (brand.id === 'meridian') show();", '"meridian" is a brand.'],
  ['const offers = { meridian: 3 };', '"meridian" is a brand.'],
  ['const offer = offers.meridian;', '"meridian" is a brand.'],
  ['const id = <Brand id="meridian" />;', '"meridian" is a brand.'],
  ["if (brand.name === 'Meridian') show();", '"meridian" is a brand.'],
  ["if (brand.name === 'MERIDIAN') show();", '"meridian" is a brand.'],
  ["const style = 'meridian-offers';", '"meridian" is a brand.'],
  ['const address = `/assets/Meridian/$' + '{name}`;', '"meridian" is a brand.'],
  ['const isOurs = /^meridian/.test(id);', '"meridian" is a brand.'],
  ["const one = style({ selectors: { '[data-brand=meridian] &': {} } });", '"meridian" is a brand.'],
  ["const one = root.querySelector('.meridian p');", '"meridian" is a brand.'],
  ["const hello = 'Welcome to Meridian!';", '"Meridian" is a brand.'],
  ['const hello = <p>Meridian</p>;', '"meridian" is a brand.'],
  ['const offer = offers.Meridian;', '"meridian" is a brand.'],
  ["if (language === 'vi') show();", '"vi" is a language.'],
  ["if ('vi' !== tag) show();", '"vi" is a language.'],
  ["if (tag === 'vi-VN') show();", '"vi-VN" is a language.'],
  ["switch (a) { case 'vi': break; }", '"vi" is a language.'],
  ["const word = words['vi'];", '"vi" is a language.'],
  ["const speaks = ['vi'].includes(language);", '"vi" is a language.'],
  ["const speaks = tag.startsWith('vi');", '"vi" is a language.'],
  ['const words = { vi: 3 };', '"vi" is a language.'],
  ["const thai = language === 'th';", '"th" is a language.'],
  ["const filipino = language === 'TY';", '"TY" is a language.'],
  ["const tag = 'fil';", '"fil" is a language.'],
  ['const rtl = `AR`;', '"AR" is a language.'],
  ['interface Text { TY: string }', '"TY" is a language.'],
])('%s is found, with its mend', (text, what) => {
  expect(identityUses(code(text), names).map(({ finding }) => finding)).toMatchObject([
    { what, mend: expect.stringContaining('packages/config/identity/allowed.ts') },
  ]);
});

test.each([
  "const where = 'along the meridian';",
  '// meridian speaks TY\nconst a = 1;',
  'const meridian = 1;',
  "const party = 'PARTY';",
  "const kind = 'ty';",
  "const longitude = 'meridians';",
  "const hint = 'the wordmeridian';",
  'const far = /premeridian/;',
  "const tag = 'vi';",
  "const cell = as === 'th';",
  "const id = brand['id'];",
  'const brand = { id: 3 };',
  "const languages = { id: 'footer.languages' };",
])('%s names nobody', (text) => {
  expect(identityUses(code(text), names)).toEqual([]);
});

test('brands are those of the folder and languages those of the table; tests, stories and brands may name them', async () => {
  const named = "export const a = ['meridian', 'TY'];";
  const root = makeFolder({
    'brands/meridian/brand.json': '{}',
    'packages/i18n/src/languages.ts':
      "export const languageCodes = ['TY', 'EN'];\nexport const languageOf = () => ({ bcp47: 'fil' });",
    'packages/sandbox/src/messages.ts': "export const a = 'TY';",
    'bench/tiles/main.tsx': "export const a = 'EN';",
    '.storybook/frame/modes.ts': 'export const isOurs = /^meridian-/;',
    'packages/sdk/src/contract/play.ts': "export const a = 'EN';",
    'packages/ui/src/a/A.tsx': named,
    'packages/ui/src/a/A.test.tsx': named,
    'packages/ui/src/a/A.stories.tsx': named,
    'packages/testing/src/brand.ts': named,
    'apps/web/test/page.ts': named,
    'scripts/start.mjs': named,
  });
  const { findings } = await identity.check(root);
  expect(findings.map(({ file, what }) => `${file} ${what}`)).toEqual([
    'packages/ui/src/a/A.tsx "meridian" is a brand.',
    'packages/ui/src/a/A.tsx "TY" is a language.',
    'scripts/start.mjs "meridian" is a brand.',
    'scripts/start.mjs "TY" is a language.',
    '.storybook/frame/modes.ts "meridian" is a brand.',
  ]);
});

test('an exception covers its file and its words alone, and is reported when nothing needs it', () => {
  const uses = identityUses(code("const a = ['TY', 'AR'];", 'packages/a/src/a.ts'), names);
  const allowed = [
    { file: 'packages/a/src/a.ts', words: ['TY'], why: 'a country' },
    { file: 'packages/b/', why: 'gone' },
  ];
  expect(beyondAllowed(uses, allowed, 'list.ts')).toMatchObject([
    { what: '"AR" is a language.' },
    { file: 'list.ts', what: 'The exception for packages/b/ is not needed.' },
  ]);
});
