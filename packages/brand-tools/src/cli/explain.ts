import { explanationOf, findingCodes, isFindingCode } from '../codes/table.ts';
import { suggestion } from '../nearest.ts';
import type { Command } from './command.ts';
import { paint } from './paint.ts';

/** `pnpm brand explain <code>`: what a kind of finding means, why it matters and how to mend it. */
export const explain: Command = {
  usage: 'explain [code…]',
  does: 'explains a kind of finding, or lists all kinds',
  options: { json: 'as JSON, for programs' },
  async run({ args, options, out }) {
    const known = args.filter(isFindingCode);
    const unknown = args.filter((code) => !isFindingCode(code));
    for (const code of unknown) {
      out(`There is no kind of finding "${code}". ${suggestion(code, findingCodes, 'pnpm brand explain lists all.')}`);
    }
    const asked = args.length === 0 ? findingCodes : known;
    if (options.json)
      out(JSON.stringify(Object.fromEntries(asked.map((code) => [code, explanationOf(code)])), null, 2));
    else if (args.length === 0) out(list());
    else if (asked.length > 0) out(asked.map(whole).join('\n\n'));
    return unknown.length > 0 ? 2 : 0;
  },
};

function whole(code: (typeof findingCodes)[number]): string {
  const { what, why, mend } = explanationOf(code);
  return `${paint.bold(code)}\n  ${what}\n  ${paint.dim('Why it matters:')} ${why}\n  ${paint.dim('How to mend it:')} ${mend}`;
}

function list(): string {
  const width = Math.max(...findingCodes.map((code) => code.length));
  return findingCodes.map((code) => `  ${code.padEnd(width)}  ${explanationOf(code).what}`).join('\n');
}
