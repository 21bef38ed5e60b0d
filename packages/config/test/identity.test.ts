import { expect, test } from 'vitest';
import { beyondAllowed } from '../gates/allowed.ts';
import { identity, identityUses } from '../identity/check.ts';
import { code } from './source.ts';
import { makeFolder } from './workspace.ts';

const names = {
  brands: [{ id: 'meridian', names: ['Meridian'] }],
  languages: {
    codes: new Set(['TY', 'AR', 'ID', 'VI']),
    tags: new Set(['en', 'vi', 'id', 'th', 'fil', 'zh']),
  },
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
  ["const tag = 'vi';", '"vi" is a language.'],
  ["const tag = 'zh';", '"zh" is a language.'],
  ["const tag = 'zh-Hans-CN';", '"zh-Hans-CN" is a language.'],
  ["const one = style({ selectors: { ':lang(vi) &': {} } });", '"vi" is a language.'],
  ["const one = style({ selectors: { ':root:lang(fil, th) &': {} } });", '"fil" is a language.'],
  ["const one = style({ selectors: { '[lang=th] &': {} } });", '"th" is a language.'],
  ['const one = root.querySelector(`p[lang|="vi"]`);', '"vi" is a language.'],
  ['const isOurs = /^(VI|TY)$/.test(code);', '"VI" is a language.'],
  ['const isOurs = /^fil\\b/.test(tag);', '"fil" is a language.'],
  ["const isOurs = new RegExp('^(VI|TY)$');", '"VI" is a language.'],
  ["const codes = 'VI,TY'.split(',');", '"VI" is a language.'],
  ["const codes = 'VI TY';", '"VI" is a language.'],
  ["const words = 'x VI'.split(' ');", '"VI" is a language.'],
  ['const words = `/lang/VI.json`;', '"VI" is a language.'],
  ["const codes = new Set(['VI']);", '"VI" is a language.'],
  ["const tags = new Set(['vi']);", '"vi" is a language.'],
  ["const right = ['fil'];\nconst isRight = right.includes(tag);", '"fil" is a language.'],
  ["const locales = ['th'];", '"th" is a language.'],
  ["new Intl.NumberFormat('vi-VN');", '"vi-VN" is a language.'],
  ["new Intl.NumberFormat('th');", '"th" is a language.'],
  ["sum.toLocaleString('id');", '"id" is a language.'],
  ['const thai = <p lang="th" />;', '"th" is a language.'],
  ['const { TY } = words;', '"TY" is a language.'],
  ['const word = words.vi;', '"vi" is a language.'],
  ["class Words { TY = 'a'; }", '"TY" is a language.'],
  ['const offers = { meridian };', '"meridian" is a brand.'],
  ['const { meridian } = offers;', '"meridian" is a brand.'],
  ['const { meridian: own } = offers;', '"meridian" is a brand.'],
  ['const isOurs = flags.isMeridian;', '"meridian" is a brand.'],
  ["const ours = 'meridian,other'.split(',');", '"meridian" is a brand.'],
  ["const ours = 'other meridian'.split(' ');", '"meridian" is a brand.'],
  ["const ours = 'meridian meridian';", '"meridian" is a brand.'],
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
  "const cell = as === 'th';",
  "const id = brand['id'];",
  'const brand = { id: 3 };',
  "const languages = { id: 'footer.languages' };",
  "const rows = tags.has('tr');",
  "const kinds = new Set(['id', 'tr']);",
  "const field = 'INVALID-ID';",
  'const { id } = brand;',
  "const hint = 'Name it after a platform code, such as TY.';",
  "const style = 'fill-vibrant';",
  'const word = /[a-z]{2}/;',
  "const one = style({ selectors: { ':dir(rtl) &': {} } });",
  'function meridian() {}',
])('%s names nobody', (text) => {
  expect(identityUses(code(text), names)).toEqual([]);
});

test('brands are those of the folder and languages those of the table; tests, stories and brands may name them', async () => {
  const text = "export const a = ['meridian', 'TY'];";
  const root = makeFolder({
    'brands/meridian/brand.json': '{}',
    'packages/i18n/src/languages.ts':
      "export const languageCodes = ['TY', 'EN'];\nexport const languageOf = () => ({ bcp47: 'fil' });",
    'packages/sandbox/src/messages.ts': "export const a = 'TY';",
    'bench/tiles/main.tsx': "export const a = 'EN';",
    '.storybook/frame/modes.ts': 'export const isOurs = /^meridian-/;',
    'packages/sdk/src/contract/play.ts': "export const a = 'EN';",
    'packages/ui/src/a/A.tsx': text,
    'packages/ui/src/a/A.test.tsx': text,
    'packages/ui/src/a/A.stories.tsx': text,
    'packages/testing/src/brand.ts': text,
    'apps/web/test/page.ts': text,
    'scripts/start.mjs': text,
  });
  const { findings } = await identity.check(root);
  const named = findings.filter(({ mend }) => mend !== 'Delete it.');
  expect(named.map(({ file, what }) => `${file} ${what}`)).toEqual([
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
