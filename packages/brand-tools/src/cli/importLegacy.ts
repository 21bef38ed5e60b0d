import { readFile } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import type { LangFile } from '@marquee/brand/schema/langFile';
import type { LoadedPack } from '../packs.ts';
import { reason } from '../read/files.ts';
import { readGiven } from '../read/given.ts';
import { inTurn } from '../turn.ts';
import { putWords } from '../words/langFile.ts';
import { languageNamed } from '../words/language.ts';
import { type LegacyPlan, planLegacy } from '../words/legacy.ts';
import { refusalLine, unreadYet } from '../words/place.ts';
import type { Command, CommandInput } from './command.ts';
import { plural, printable } from './report.ts';
import { soundPacks } from './soundPacks.ts';

/** `pnpm brand import-legacy <id> <file.json…>` (BRAND-04): takes the texts of an older product's pack over. */
export const importLegacy: Command = {
  usage: 'import-legacy <id> <file.json…> [--language EN]',
  does: 'takes an older pack’s texts over, and reports what it could not place',
  options: { language: 'platform code, where the name of the file does not say' },
  async run(input) {
    const { args, options, out, brandsDir } = input;
    const [id, ...files] = args;
    if (id === undefined || files.length === 0) {
      out('Which brand, and which files? pnpm brand import-legacy <id> <file.json…>');
      return 2;
    }
    let failed = false;
    for (const file of files) {
      const done = await inTurn(brandsDir, id, async () => {
        const [pack] = (await soundPacks([id], input)) ?? [];
        return pack && takeOver(pack, file, options.language, input);
      });
      if (!done) return 1;
      for (const line of done.lines) out(printable(line));
      failed ||= done.failed;
    }
    return failed ? 1 : 0;
  },
};

async function takeOver(
  pack: LoadedPack,
  file: string,
  said: string | undefined,
  { cwd, catalogue }: Pick<CommandInput, 'cwd' | 'catalogue'>,
): Promise<{ lines: string[]; failed: boolean }> {
  const code = languageNamed(said ?? basename(file).replace(/\.[^.]*$/, ''));
  if (code === undefined) {
    const why = said === undefined ? 'The name of the file is no language' : `"${said}" is no language of the platform`;
    return { lines: [`${file}: ${why}. Add --language with a platform code.`], failed: true };
  }
  const read = await readFile(resolve(cwd, file)).catch((cause: unknown) => reason(cause));
  if (typeof read === 'string') return { lines: [`${file}: It cannot be read (${read}).`], failed: true };
  const given = readGiven(read, file);
  if ('faults' in given) return { lines: given.faults, failed: true };
  const plan = planLegacy(given.document.value, code, catalogue);
  if (plan.placed.length > 0) await putWords(pack, code, plan.placed, catalogue);
  return {
    lines: [
      ...told(plan, file, `brands/${pack.id}/lang/${code}.json`, pack.lang.get(code) ?? {}),
      ...(plan.placed.length > 0 ? unreadYet(pack, code) : []),
    ],
    failed: plan.refused.length > 0,
  };
}

function told({ placed, same, refused }: LegacyPlan, file: string, target: string, before: LangFile): string[] {
  return [
    `${file}: ${plural(placed.length, 'text')} written to ${target}`,
    ...placed.map(({ key, id }) => `  ${key} → ${id}${before[id] === undefined ? '' : `, instead of “${before[id]}”`}`),
    ...(same.length > 0 ? [`The product says the same already: ${same.join(', ')}`] : []),
    ...(refused.length > 0 ? [`Not placed: ${refused.length}`] : []),
    ...refused.map(refusalLine),
  ];
}
