import path from 'node:path';
import { readCatalogue } from '@marquee/brand-tools/catalogue';
import { loadPacks } from '@marquee/brand-tools/packs';
import { langDir } from './catalogues.ts';

/** Reads and checks every brand of a folder against the product's own messages. Never throws for what is in a pack. */
export async function readPacks(dir: string) {
  return loadPacks(path.resolve(dir), { catalogue: await readCatalogue(langDir) });
}
