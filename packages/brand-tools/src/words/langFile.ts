import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { LangFile } from '@marquee/brand/schema/langFile';
import type { LanguageCode } from '@marquee/i18n/languages';
import writeFileAtomic from 'write-file-atomic';
import type { Catalogue } from '../catalogue.ts';
import type { LoadedPack } from '../packs.ts';
import type { Word } from './place.ts';

export const LANG_SCHEMA = '../../../packages/brand/schema/lang.schema.json';

/** The file of a brand's words in one language with others put in: what is there keeps its place, what is new comes in the product's order. */
export function langText(now: LangFile | undefined, words: readonly Word[], catalogue: Catalogue): string {
  const all = new Map<string, string>(
    Object.entries({ $schema: LANG_SCHEMA, ...now }).flatMap(([key, text]) =>
      text === undefined ? [] : [[key, text]],
    ),
  );
  const order = [...catalogue.source.keys()];
  for (const { id, text } of [...words].sort((a, b) => order.indexOf(a.id) - order.indexOf(b.id))) all.set(id, text);
  return `${JSON.stringify(Object.fromEntries(all), null, 2)}\n`;
}

/** Puts words into a brand's file; the file changes whole or not at all. Answers its path in the pack. */
export async function putWords(
  pack: Pick<LoadedPack, 'dir' | 'lang'>,
  code: LanguageCode,
  words: readonly Word[],
  catalogue: Catalogue,
): Promise<string> {
  const path = `lang/${code}.json`;
  const full = join(pack.dir, path);
  await mkdir(dirname(full), { recursive: true });
  await writeFileAtomic(full, langText(pack.lang.get(code), words, catalogue)).catch((cause: unknown) => {
    // what is written first is a file beside it, of which nobody knows
    throw cause instanceof Error ? Object.assign(cause, { path: full }) : cause;
  });
  return path;
}
