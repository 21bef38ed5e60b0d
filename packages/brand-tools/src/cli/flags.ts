import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { flagNames } from '@marquee/brand/flagRules';
import { flagScreens } from '@marquee/brand/flagScreens';
import { type FlagDefinition, flags as table } from '@marquee/brand/flags';
import { type PlatformAnswers, type ResolvedFlags, resolveFlags } from '@marquee/brand/resolveFlags';
import { type ReadAnswer, readPlatformAnswer } from '../flags/platformAnswer.ts';
import { reason } from '../read/files.ts';
import type { Command } from './command.ts';
import { paint } from './paint.ts';
import { soundPacks } from './soundPacks.ts';

/** `pnpm brand flags <id>` (BRAND-06): each flag, its value, where it came from, and the screens it changes. */
export const flags: Command = {
  usage: 'flags <id…> [--platform answer.json] [--json]',
  does: 'prints each flag of a brand, its value, where it comes from and the screens it changes',
  options: {
    platform: 'file with the platform’s answers: { "whitelabel": […], "permission": […], "settings": {…} }',
    json: 'as JSON, for programs',
  },
  async run(input) {
    const { args, options, cwd, out } = input;
    if (args.length === 0) {
      out('Which brand? Write its id: pnpm brand flags <id>');
      return 2;
    }
    const read =
      options.platform === undefined ? none : await answersIn(resolve(cwd, options.platform), options.platform);
    if (read.kind === 'faults') {
      for (const fault of read.faults) out(fault);
      return 1;
    }
    const packs = await soundPacks(args, input);
    if (!packs) return 1;
    const resolved = packs.map((pack) => [pack.id, resolveFlags(pack.flags, read.answers)] as const);
    if (options.json) {
      const all = resolved.map(([id, each]) => [
        id,
        Object.fromEntries(flagNames.map((name) => [name, forProgram(each, name)])),
      ]);
      out(JSON.stringify(Object.fromEntries(all), null, 2));
    } else out(resolved.map(([id, each]) => text(id, each, options.platform)).join('\n\n'));
    return 0;
  },
};

const none: { kind: 'answers'; answers: PlatformAnswers } = { kind: 'answers', answers: {} };

async function answersIn(path: string, shown: string): Promise<ReadAnswer> {
  try {
    return readPlatformAnswer(await readFile(path), shown);
  } catch (cause) {
    return { kind: 'faults', faults: [`${shown} cannot be read (${reason(cause)}). Check its path.`] };
  }
}

function forProgram(resolved: ResolvedFlags, name: (typeof flagNames)[number]) {
  return { ...resolved[name], screens: flagScreens[name], changes: table[name].changes };
}

function text(id: string, resolved: ResolvedFlags, answer: string | undefined): string {
  const width = Math.max(...flagNames.map((name) => name.length));
  const lines = flagNames.map((name) => {
    const { value, origin } = resolved[name];
    const { platform, changes }: FlagDefinition = table[name];
    const from = { pack: `brands/${id}/flags.json`, platform: answer ?? 'platform', default: 'default' }[origin];
    const may =
      platform && origin !== 'platform'
        ? paint.dim(` (the platform may overrule it: ${platform.from} ${platform.id})`)
        : '';
    const below = ' '.repeat(width + 9);
    return [
      `  ${name.padEnd(width)}  ${value ? paint.green('on ') : paint.dim('off')}  ${from}${may}`,
      `${below}${paint.dim(changes)}`,
      `${below}${paint.dim(`Screens: ${flagScreens[name].join(', ')}`)}`,
    ].join('\n');
  });
  return [paint.bold(id), ...lines].join('\n');
}
