// @vitest-environment node
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Finding } from '@marquee/brand-tools/finding';
import type { LoadedPack, LoadedPacks } from '@marquee/brand-tools/packs';
import { expect, onTestFinished, test } from 'vitest';
import { langDir } from '../build/catalogues.ts';
import { devBrands, teller } from '../build/devBrands.ts';
import type { Materials } from '../build/materials.ts';
import { readPacks } from '../build/packs.ts';

const repository = path.resolve(import.meta.dirname, '../../..');
const real = await readPacks(path.join(repository, 'brands'));

function packWith(domains: string[]): LoadedPack {
  const [pack] = real.packs;
  if (!pack) throw new Error('The tests need one sound pack.');
  return { ...pack, id: 'meridian', brand: { ...pack.brand, domains } };
}
const finding = (brand: string, file: string): Finding => ({
  ...{
    severity: 'error',
    code: 'pack/missing-file',
    brand,
    file,
    line: 1,
    column: 1,
    message: `in ${file}`,
    mend: 'Mend it.',
  },
});
const make = () => Promise.reject<Materials>(new Error('nothing is made here'));
const answering = (read: Partial<LoadedPacks>) =>
  devBrands({ read: async () => ({ packs: [], findings: [], ids: [], ...read }), make });

test.each([
  ['Aurora.Example.', 'aurora.example'],
  ['Aurora.Example.', 'AURORA.EXAMPLE.:5173'],
  ['bücher.example', 'xn--bcher-kva.example'],
  ['other.example', 'meridian.localhost:5173'],
])('C20 a brand with the domain %s answers on %s', async (domain, host) => {
  const pack = packWith([domain]);
  expect(await answering({ packs: [pack], ids: ['meridian'] }).at(host, 5173)).toEqual({ kind: 'site', pack });
});

test('BRAND-08 a broken brand shows its findings on its host, and one that can have no host on every other', async () => {
  const own = finding('meridian', 'brands/meridian/brand.json');
  const homeless = finding('UPPER', 'brands/UPPER');
  const brands = answering({ ids: ['meridian'], findings: [own, homeless] });
  expect(await brands.at('meridian.localhost', 1)).toMatchObject({ status: 500, findings: [own] });
  expect(await brands.at('upper.localhost', 1)).toMatchObject({ status: 404, findings: [homeless] });
  expect(await brands.at(undefined, 1)).toMatchObject({ status: 404, findings: [homeless] });
});

test('what failed is not kept: the next question reads and makes anew', async () => {
  let tries = 0;
  const pack = packWith([]);
  const brands = devBrands({
    read: async () => {
      tries += 1;
      if (tries === 1) throw new Error('no disk');
      return { packs: [pack], findings: [], ids: ['meridian'] };
    },
    make: () => {
      tries += 1;
      return make();
    },
  });
  await expect(brands.at('meridian.localhost', 1)).rejects.toThrow('no disk');
  expect(await brands.known()).toBeUndefined();
  expect(await brands.at('meridian.localhost', 1)).toEqual({ kind: 'site', pack });
  await expect(brands.materialsOf(pack)).rejects.toThrow();
  await expect(brands.materialsOf(pack)).rejects.toThrow();
  expect(tries).toBe(4);
});

test('a broken catalogue of the product is said on every host, and heals', async () => {
  const lang = await mkdtemp(path.join(tmpdir(), 'marquee-lang-'));
  onTestFinished(() => rm(lang, { recursive: true, force: true }));
  await cp(langDir, lang, { recursive: true });
  const file = path.join(lang, 'shell/EN.json');
  const whole = await readFile(file);
  await writeFile(file, '{');
  const brands = devBrands({ read: () => readPacks(path.join(repository, 'brands'), lang), make });
  const host = `${real.ids[0]}.localhost`;
  expect(await brands.at(host, 1)).toMatchObject({ status: 500, findings: [{ code: 'json/syntax', line: 1 }] });
  await rm(lang, { recursive: true });
  brands.forget();
  expect(await brands.at(host, 1)).toMatchObject({ status: 500, findings: [{ code: 'catalogue/unreadable' }] });
  await cp(langDir, lang, { recursive: true });
  await writeFile(file, whole);
  brands.forget();
  expect(await brands.at(host, 1)).toMatchObject({ kind: 'site' });
});

test('BRAND-08 the terminal is told what is wrong once, and that it is mended', () => {
  const said: string[] = [];
  const tell = teller({ error: (text) => said.push(text), info: (text) => said.push(text) });
  const broken = { packs: [], ids: ['meridian'], findings: [finding('UPPER', 'brands/UPPER')] };
  tell({ ...broken, findings: [] });
  expect(said).toEqual([]);
  tell(broken);
  tell(broken);
  expect(said).toEqual([expect.stringContaining('in brands/UPPER')]);
  tell({ ...broken, findings: [] });
  expect(said.length).toBe(2);
});
