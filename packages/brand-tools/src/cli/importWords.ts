import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { type LanguageCode, sourceLanguage } from '@marquee/i18n/languages';
import type { Catalogue } from '../catalogue.ts';
import type { LoadedPack } from '../packs.ts';
import { reason } from '../read/files.ts';
import { inTurn } from '../turn.ts';
import { putWords } from '../words/langFile.ts';
import { languageNamed } from '../words/language.ts';
import { type Refusal, refusalLine, refusalOf, unreadYet, type Word } from '../words/place.ts';
import { type PoFile, readPo } from '../words/po.ts';
import type { Command, CommandInput } from './command.ts';
import { plural, printable } from './report.ts';
import { soundPacks } from './soundPacks.ts';

/** `pnpm brand import <id> <file.po…>`: takes over what translators wrote, and says what it could not take. */
export const importWords: Command = {
  usage: 'import <id> <file.po…> [--language VI]',
  does: 'takes translated PO files over into a brand’s words',
  options: { language: 'platform code, where the file does not say' },
  async run(input) {
    const { args, out, brandsDir } = input;
    const [id, ...files] = args;
    if (id === undefined || files.length === 0) {
      out('Which brand, and which files? pnpm brand import <id> <file.po…>');
      return 2;
    }
    let failed = false;
    for (const file of files) {
      // nothing of the brand changes between the reading of its words and the writing
      const ended = await inTurn(brandsDir, id, () => takeOver(id, file, input));
      if (ended === undefined) return 1;
      failed ||= ended === 'failed';
    }
    return failed ? 1 : 0;
  },
};

/** Takes one file over; nothing when the brand itself cannot be read. */
async function takeOver(id: string, file: string, input: CommandInput): Promise<'done' | 'failed' | undefined> {
  const { options, cwd, catalogue, out } = input;
  // read anew for each: two files may be of one language
  const [pack] = (await soundPacks([id], input)) ?? [];
  if (!pack) return undefined;
  const read = await readFile(resolve(cwd, file)).then(
    readPo,
    (cause: unknown) => `It cannot be read (${reason(cause)}).`,
  );
  const code = typeof read === 'string' ? undefined : languageNamed(options.language ?? read.language);
  if (typeof read === 'string' || code === undefined || (read.brand !== '' && read.brand !== id)) {
    out(`${file}: ${printable(typeof read === 'string' ? read : fault(read, code, id, options.language))}`);
    return 'failed';
  }
  const { words, same, refused } = plan(read, pack, code, catalogue);
  const path = words.length > 0 ? await putWords(pack, code, words, catalogue) : `lang/${code}.json`;
  out(
    `${file}: ${plural(words.length, 'text')} written to brands/${id}/${path}, ${same} as before, ${refused.length} refused`,
  );
  for (const line of [...(words.length > 0 ? unreadYet(pack, code) : []), ...refused.map(refusalLine)])
    out(printable(line));
  return refused.length > 0 ? 'failed' : 'done';
}

function fault(read: PoFile, code: LanguageCode | undefined, id: string, said: string | undefined): string {
  if (code === undefined) {
    const name = said ?? read.language;
    return name === ''
      ? 'It does not say its language. Add --language with a platform code, such as that of lang/<CODE>.json.'
      : `"${name}" is no language of the platform. Add --language with a platform code.`;
  }
  return `It was made for the brand "${read.brand}", not for "${id}".`;
}

function plan(read: PoFile, pack: LoadedPack, code: LanguageCode, catalogue: Catalogue) {
  const own = pack.lang.get(code) ?? {};
  const product = code === sourceLanguage ? catalogue.source : catalogue.translations.get(code);
  const words: Word[] = [];
  const refused: Refusal[] = [];
  let same = 0;
  for (const { id, text, unsure } of read.entries) {
    const said = Object.hasOwn(own, id) ? own[id] : undefined;
    if (text === '' || text === said || (said === undefined && text === product?.get(id))) same += 1;
    else if (unsure) {
      refused.push({
        key: id,
        reason: 'The translator marked it as unsure (fuzzy).',
        mend: 'Take the mark away when it is right.',
      });
    } else {
      const refusal = id === '' ? noId : refusalOf(id, { id, text }, catalogue);
      if (refusal) refused.push(refusal);
      else words.push({ id, text });
    }
  }
  return { words, same, refused };
}

const noId: Refusal = {
  key: 'an entry without msgctxt',
  reason: 'It does not say which message it is.',
  mend: 'Use a file that pnpm brand export wrote.',
};
