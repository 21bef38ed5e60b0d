import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { themeNames } from '@marquee/theme/author';
import { hasError } from '../finding.ts';
import { loadPacks } from '../packs.ts';
import { resolvedTheme } from '../resolvedTheme.ts';
import { themeTokens } from '../tokens/tokens.ts';
import type { Command } from './command.ts';
import { places } from './places.ts';
import { report } from './report.ts';

/** `pnpm tokens [id…]` (STORY-04): each theme of each brand as a file that design tools read. */
export const tokens: Command = {
  usage: 'tokens [id…] [--out <dir>]',
  does: 'writes the themes in the Design Tokens format, for design tools',
  options: { out: 'folder to write them into' },
  async run({ args, options, brandsDir, cwd, catalogue, out }) {
    const outDir = options.out === undefined ? places.tokens : resolve(cwd, options.out);
    const only = args.length > 0 && { only: args };
    const { packs, findings, ids: known } = await loadPacks(brandsDir, { ...only, catalogue });
    const errors = findings.filter(({ severity }) => severity === 'error');
    if (hasError(findings)) out(report(errors, known));
    await mkdir(outDir, { recursive: true });
    // all of them are written: what a deleted brand left would be taken for a theme
    if (args.length === 0) await removeTokens(outDir);
    for (const { id, theme } of packs) {
      for (const name of themeNames) {
        const { tokens: all, left } = themeTokens(resolvedTheme(theme)[name]);
        const file = join(outDir, `${id}.${name}.tokens.json`);
        await writeFile(file, `${JSON.stringify(all, null, 2)}\n`);
        out(file);
        if (left.length > 0) out(`  without ${left.join(', ')}: the format has no such value`);
      }
    }
    return hasError(findings) ? 1 : 0;
  },
};

async function removeTokens(dir: string): Promise<void> {
  const old = (await readdir(dir)).filter((name) => name.endsWith('.tokens.json'));
  await Promise.all(old.map((name) => rm(join(dir, name))));
}
