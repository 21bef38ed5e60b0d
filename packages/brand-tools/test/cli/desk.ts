import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { brandJson, brandsFolder, goodPack, json } from '../folder.ts';
import { line } from './line.ts';

/** a message that brands word themselves */
export const TITLE = 'shell.hero.title';
const languages = { default: 'EN', supported: ['EN', 'VI', 'JA'] };
const pack = {
  ...goodPack,
  'brand.json': json({ ...brandJson, languages }),
  'lang/EN.json': null,
  'lang/VI.json': json({ [TITLE]: 'Chào mừng' }),
};

/** A brand in English, Vietnamese and Japanese on a desk of its own, and the command line beside it. */
export async function desk() {
  const dir = await brandsFolder({ meridian: pack });
  const out = await mkdtemp(join(tmpdir(), 'marquee-words-'));
  onTestFinished(() => rm(out, { recursive: true, force: true }));
  const words = async (code: string) => JSON.parse(await readFile(join(dir, `meridian/lang/${code}.json`), 'utf8'));
  const run = (...args: string[]) => line([...args, '--brands', dir], { cwd: out });
  return { dir, out, words, run, po: (code: string) => join(out, `meridian.${code}.po`) };
}
