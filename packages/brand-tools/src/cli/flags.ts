import { type FlagDefinition, flagNames, flags as table } from '@marquee/brand/flags';
import { resolveFlags } from '@marquee/brand/resolveFlags';
import pc from 'picocolors';
import { hasError } from '../finding.ts';
import { loadPacks } from '../packs.ts';
import { report } from './check.ts';
import type { Command } from './command.ts';

/** `pnpm brand flags <id>` (BRAND-06): each flag, its value, and where it came from. */
export const flags: Command = {
  usage: 'flags <id…> [--json]',
  does: 'prints each flag of a brand, its value and where it comes from',
  async run({ ids, brandsDir, json, catalogue, out }) {
    if (ids.length === 0) {
      out('Which brand? Write its id: pnpm brand flags <id>');
      return 1;
    }
    const { packs, findings, ids: known } = await loadPacks(brandsDir, { only: ids, ...(catalogue && { catalogue }) });
    if (hasError(findings)) {
      out(
        report(
          findings.filter(({ severity }) => severity === 'error'),
          known,
        ),
      );
      return 1;
    }
    const resolved = packs.map((pack) => [pack.id, resolveFlags(pack.flags)] as const);
    out(
      json
        ? JSON.stringify(Object.fromEntries(resolved), null, 2)
        : resolved.map(([id, each]) => text(id, each)).join('\n\n'),
    );
    return 0;
  },
};

function text(id: string, resolved: ReturnType<typeof resolveFlags>): string {
  const width = Math.max(...flagNames.map((name) => name.length));
  const lines = flagNames.map((name) => {
    const { value, origin } = resolved[name];
    const { platform, changes }: FlagDefinition = table[name];
    const from = origin === 'pack' ? `brands/${id}/flags.json` : origin;
    const may = platform ? pc.dim(` (the platform may overrule it: ${platform.from} ${platform.id})`) : '';
    return `  ${name.padEnd(width)}  ${value ? pc.green('on ') : pc.dim('off')}  ${from}${may}\n  ${' '.repeat(width)}       ${pc.dim(changes)}`;
  });
  return [pc.bold(id), ...lines].join('\n');
}
