import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type LanguageCode, sourceLanguage } from '@marquee/i18n/languages';
import type { Catalogue } from '../catalogue.ts';
import { refuse } from '../new/request.ts';
import type { LoadedPack } from '../packs.ts';
import { languageNamed } from '../words/language.ts';
import { type PoEntry, writePo } from '../words/po.ts';
import type { Command } from './command.ts';
import { places } from './places.ts';
import { plural } from './report.ts';
import { soundPacks } from './soundPacks.ts';

/** `pnpm brand export <id>`: what a brand says, language by language, as files that translation programs open. */
export const exportWords: Command = {
  usage: 'export <id…> [--languages VI,ES] [--out <dir>]',
  does: 'writes a brand’s words as gettext PO files for translators',
  options: { languages: 'platform codes; all that the brand supports, unless said', out: 'folder to write them into' },
  async run(input) {
    const { args, options, cwd, catalogue, describe, out } = input;
    if (args.length === 0) {
      out('Which brand? Write its id: pnpm brand export <id>');
      return 2;
    }
    const wanted = options.languages?.split(',').map((name) => [name, languageNamed(name.trim())] as const);
    const unknown = wanted?.find(([, code]) => code === undefined);
    if (unknown) {
      out(refuse.language(unknown[0].trim()) ?? '');
      return 2;
    }
    const packs = await soundPacks(args, input);
    if (!packs) return 1;
    const dir = options.out === undefined ? places.words : resolve(cwd, options.out);
    const descriptions = await describe();
    await mkdir(dir, { recursive: true });
    for (const pack of packs) {
      const codes = wanted?.flatMap(([, code]) => code ?? []) ?? pack.brand.languages.supported;
      for (const language of codes) {
        const entries = entriesOf(pack, language, catalogue, descriptions);
        const file = join(dir, `${pack.id}.${language}.po`);
        await writeFile(file, writePo({ brand: pack.id, language, entries }));
        const empty = entries.filter(({ text }) => text === '').length;
        out(`${file}: ${plural(entries.length, 'message')}, ${empty} of them not translated`);
      }
    }
    return 0;
  },
};

function entriesOf(
  pack: LoadedPack,
  language: LanguageCode,
  { source, translations }: Catalogue,
  descriptions: ReadonlyMap<string, string>,
): PoEntry[] {
  const own = pack.lang.get(language) ?? {};
  const product = language === sourceLanguage ? source : translations.get(language);
  return [...source].map(([id, text]) => {
    const said = Object.hasOwn(own, id) ? own[id] : undefined;
    return {
      ...{ id, source: text, text: said ?? product?.get(id) ?? '' },
      ...{ description: descriptions.get(id) ?? '', own: said !== undefined, unsure: false },
    };
  });
}
