import { explanationOf } from '../codes/table.ts';
import { type Finding, hasError } from '../finding.ts';
import { loadPacks } from '../packs.ts';
import { annotations } from './annotations.ts';
import type { Command } from './command.ts';
import { report } from './report.ts';

/** `pnpm brand check` (BRAND-08): all findings at once, exit code 1 on any error. */
export const check: Command = {
  usage: 'check [id…] [--json]',
  does: 'checks brands, all if none is named',
  options: { json: 'as JSON, for programs: every finding with why it matters, and lists in full' },
  async run({ args, brandsDir, options, catalogue, env, out }) {
    const { findings, ids } = await loadPacks(brandsDir, { ...(args.length > 0 && { only: args }), catalogue });
    if (options.json) out(JSON.stringify({ brands: ids, findings: findings.map(withWhy) }, null, 2));
    else out(report(findings, ids));
    if (env.GITHUB_ACTIONS === 'true' && !options.json) for (const line of annotations(findings)) out(line);
    return hasError(findings) ? 1 : 0;
  },
};

function withWhy(finding: Finding): Finding & { why: string } {
  return { ...finding, why: explanationOf(finding.code).why };
}
