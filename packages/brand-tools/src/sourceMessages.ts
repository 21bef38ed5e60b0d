import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import * as z from 'zod';

const run = promisify(execFile);
const repository = fileURLToPath(new URL('../../../', import.meta.url));
const require = createRequire(import.meta.url);
const extractor = require.resolve('@formatjs/cli/bin/formatjs');

const extracted = z.record(
  z.string(),
  z.object({ defaultMessage: z.string(), description: z.string().optional(), file: z.string() }).strip(),
);

/** A message as the code writes it, and the file that does, from the repository's root. */
export type SourceMessage = z.output<typeof extracted>[string];

/** namespace (the first part of the id) → id → message, from the code itself. */
export type SourceMessages = Map<string, Map<string, SourceMessage>>;

/** Reads every message from the packages' sources with the extractor of formatjs. Throws when a file cannot be read. */
export async function extractMessages(): Promise<SourceMessages> {
  const { stdout } = await run(
    process.execPath,
    [
      extractor,
      'extract',
      'packages/{blocks,state}/src/**/*.{ts,tsx}',
      'packages/features/*/src/**/*.{ts,tsx}',
      'apps/web/src/**/*.{ts,tsx}',
      '--throws',
      '--extract-source-location',
      '--ignore',
      '**/*.{test,stories}.*',
      '**/*.css.ts',
      '**/*.d.ts',
    ],
    { cwd: repository, maxBuffer: 16 * 1024 * 1024 },
  );
  const messages: SourceMessages = new Map();
  const all = extracted.parse(JSON.parse(stdout));
  for (const [id, message] of Object.entries(all).sort(([a], [b]) => (a < b ? -1 : 1))) {
    const namespace = id.split('.')[0] ?? '';
    const group = messages.get(namespace) ?? new Map();
    messages.set(namespace, group.set(id, message));
  }
  return messages;
}

/** What each message means and where it shows, by id: for translators. */
export async function messageDescriptions(): Promise<ReadonlyMap<string, string>> {
  const groups = [...(await extractMessages()).values()];
  return new Map(
    groups.flatMap((group) => [...group].map(([id, { description }]) => [id, description ?? ''] as const)),
  );
}
