import { describe, expect, test } from 'vitest';
import { loadPacks } from '../src/packs.ts';
import { type BadPack, brand, expectFinding } from './badPack.ts';
import { brandJson, brandsFolder, catalogue, goodPack, json } from './folder.ts';

const { name: _, ...nameless } = brandJson;
const { domains: __, ...homeless } = brandJson;
const { entity: ___, ...unanswered } = brandJson.legal;
const nested = `${'['.repeat(5000)}${']'.repeat(5000)}`;

const table: BadPack[] = [
  {
    title: 'C14 BRAND-08a a flag that is misspelt',
    files: { 'flags.json': '{\n  "USERNAMREG3": true\n}' },
    ...{ code: 'flags/unknown-key', file: 'flags.json', at: '2:3', mend: 'Did you mean "USERNAMEREG3"?' },
  },
  {
    title: 'C14 a flag that is no boolean',
    files: { 'flags.json': '{\n  "USERNAMEREG3": "yes"\n}' },
    ...{ code: 'flags/wrong-type', file: 'flags.json', at: '2:19', mend: 'Write true or false, without quotes.' },
  },
  {
    title: 'C13 a brand without a name',
    files: { 'brand.json': json(nameless) },
    ...{ code: 'brand/missing', file: 'brand.json', at: '1:1', mend: /identity is never inherited/ },
  },
  {
    title: 'C13 a brand without a domain',
    files: { 'brand.json': json(homeless) },
    ...{ code: 'brand/missing', file: 'brand.json', at: '1:1', mend: /identity is never inherited/ },
  },
  {
    title: 'C13 a brand without a legal entity',
    files: { 'brand.json': brand({ legal: unanswered }) },
    ...{ code: 'brand/missing', file: 'brand.json', at: '13:3', mend: /identity is never inherited/ },
  },
  {
    title: 'C13 a brand without a logo gets its own name as a wordmark, and is told',
    files: { 'assets/logo-light.svg': null },
    ...{ code: 'assets/missing', file: 'assets/logo-light.svg', at: '1:1', mend: /Add the logo/ },
    severity: 'recommendation',
  },
  {
    title: 'a brand without brand.json',
    files: { 'brand.json': null },
    ...{ code: 'pack/missing-file', file: 'brand.json', at: '1:1', mend: /Add it/ },
  },
  {
    title: 'a brand without theme.json',
    files: { 'theme.json': null },
    ...{ code: 'pack/missing-file', file: 'theme.json', at: '1:1', mend: /one seed colour is enough/ },
  },
  {
    title: 'an empty file',
    files: { 'flags.json': '' },
    ...{ code: 'json/empty', file: 'flags.json', at: '1:1', mend: /Write at least \{\}/ },
  },
  {
    title: 'a byte order mark',
    files: { 'flags.json': '\uFEFF{}' },
    ...{ code: 'file/bom', file: 'flags.json', at: '1:1', mend: /without BOM/ },
  },
  {
    title: 'a file in UTF-16',
    files: { 'flags.json': Buffer.from('\uFEFF{}', 'utf16le') },
    ...{ code: 'file/not-utf8', file: 'flags.json', at: '1:1', mend: /without BOM/ },
  },
  {
    title: 'a file in Latin-1',
    files: { 'lang/EN.json': Buffer.from('{\n  "demo.greeting": "Olá, {name}"\n}', 'latin1') },
    ...{ code: 'file/not-utf8', file: 'lang/EN.json', at: '2:23', mend: /UTF-8/ },
  },
  {
    title: 'JSON with a comment',
    files: { 'flags.json': '{\n  // on\n  "freePlay": true\n}' },
    ...{ code: 'json/syntax', file: 'flags.json', at: '2:3', mend: 'Remove the comment.' },
  },
  {
    title: 'JSON with a trailing comma',
    files: { 'flags.json': '{\n  "freePlay": true,\n}' },
    ...{ code: 'json/syntax', file: 'flags.json', at: '3:1', mend: /no comma may follow the last pair/ },
  },
  {
    title: 'JSON that is cut off',
    files: { 'flags.json': '{\n  "freePlay": tr' },
    ...{ code: 'json/syntax', file: 'flags.json', at: '2:15', mend: /true or false/ },
  },
  {
    title: 'brackets nested past any sense',
    files: { 'flags.json': nested },
    ...{ code: 'json/too-deep', file: 'flags.json', at: '1:65', mend: /check the brackets/ },
  },
  {
    title: 'a key that is written twice',
    files: { 'flags.json': '{\n  "freePlay": true,\n  "freePlay": false\n}' },
    ...{ code: 'json/duplicate-key', file: 'flags.json', at: '3:3', mend: 'Keep one of the two.' },
  },
  {
    title: 'a key that would reach the prototype',
    files: { 'flags.json': '{\n  "__proto__": { "freePlay": true }\n}' },
    ...{ code: 'json/forbidden-key', file: 'flags.json', at: '2:3', mend: 'Remove it.' },
  },
  {
    title: 'a list where an object belongs',
    files: { 'flags.json': '[]' },
    ...{ code: 'flags/wrong-type', file: 'flags.json', at: '1:1', mend: /"key": value/ },
  },
];

describe('BRAND-08 files and identity: a bad pack gives a finding with its place and a mend', () => {
  test.each(table)('$title', expectFinding);

  test('the good pack, to which every one above is mended, has no error and no warning but its missing texts', async () => {
    const { packs, findings } = await loadPacks(await brandsFolder({ meridian: goodPack }), { catalogue });
    const worse = findings.filter(({ severity }) => severity !== 'recommendation');
    expect(new Set(worse.map(({ code }) => code))).toEqual(new Set(['legal/missing-text', 'lang/untranslated']));
    expect(packs.map(({ id }) => id)).toEqual(['meridian']);
  });
});
