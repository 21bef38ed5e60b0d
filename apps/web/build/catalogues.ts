import { execFile } from 'node:child_process';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { isStructurallySame, parse } from '@formatjs/icu-messageformat-parser';
import { bundledLanguages, sourceLanguage } from '@marquee/i18n/languages';

const run = promisify(execFile);
const web = path.resolve(import.meta.dirname, '..');
const repository = path.resolve(web, '../..');
export const langDir = path.join(web, 'lang');

export interface SourceMessage {
  defaultMessage: string;
  description?: string;
}

/** namespace (the first part of the id) → id → message, from the code itself. */
export type SourceMessages = Map<string, Map<string, SourceMessage>>;

/** Reads every message from the packages' sources with the extractor of formatjs. Throws when a file cannot be read. */
export async function extractMessages(): Promise<SourceMessages> {
  const { stdout } = await run(
    path.join(web, 'node_modules/.bin/formatjs'),
    [
      'extract',
      'packages/{blocks,state}/src/**/*.{ts,tsx}',
      'packages/features/*/src/**/*.{ts,tsx}',
      'apps/web/src/**/*.{ts,tsx}',
      '--throws',
      '--ignore',
      '**/*.{test,stories}.*',
      '**/*.css.ts',
      '**/*.d.ts',
    ],
    { cwd: repository, maxBuffer: 16 * 1024 * 1024 },
  );
  const extracted = JSON.parse(stdout) as Record<string, SourceMessage>;
  const messages: SourceMessages = new Map();
  for (const [id, message] of Object.entries(extracted).sort(([a], [b]) => (a < b ? -1 : 1))) {
    const namespace = id.split('.')[0] ?? '';
    const group = messages.get(namespace) ?? new Map();
    messages.set(namespace, group.set(id, message));
  }
  return messages;
}

/** Writes the source catalogues; the other languages are translators' work. */
export async function writeSourceCatalogues(messages: SourceMessages): Promise<void> {
  for (const [namespace, group] of messages) {
    await mkdir(path.join(langDir, namespace), { recursive: true });
    await writeFile(path.join(langDir, namespace, `${sourceLanguage}.json`), sourceCatalogue(group));
  }
}

/** What `EN.json` of a namespace must hold. */
export function sourceCatalogue(group: Map<string, SourceMessage>): string {
  const texts = Object.fromEntries([...group].map(([id, { defaultMessage }]) => [id, defaultMessage]));
  return `${JSON.stringify(texts, null, 2)}\n`;
}

/** Says, one line each with its mend, where the catalogues and the code disagree. Empty = complete (BRAND-12, C08). */
export async function catalogueFaults(messages: SourceMessages): Promise<string[]> {
  const faults: string[] = [];
  const folders = (await readdir(langDir, { withFileTypes: true })).filter((entry) => entry.isDirectory());
  for (const { name: namespace } of folders.filter(({ name }) => !messages.has(name))) {
    faults.push(`lang/${namespace}: no message in the code has this namespace. Delete the folder.`);
  }
  for (const [namespace, group] of messages) {
    const source = await read(namespace, sourceLanguage);
    if (JSON.stringify(source) !== JSON.stringify(JSON.parse(sourceCatalogue(group)))) {
      faults.push(
        `lang/${namespace}/${sourceLanguage}.json is not what the code says. Run: pnpm --filter @marquee/web messages`,
      );
    }
    for (const code of bundledLanguages)
      faults.push(...compare(`lang/${namespace}/${code}.json`, group, await read(namespace, code)));
  }
  return faults;
}

function compare(file: string, group: Map<string, SourceMessage>, texts: Record<string, string>): string[] {
  const faults: string[] = [];
  for (const [id, { defaultMessage, description }] of group) {
    const text = texts[id];
    if (!description) faults.push(`${id}: has no description. Say in the code where it shows and what it means.`);
    if (text === undefined || text.trim() === '') {
      faults.push(`${file}: "${id}" is missing. Translate: ${defaultMessage}`);
      continue;
    }
    try {
      const { success } = isStructurallySame(parse(defaultMessage), parse(text));
      if (!success) faults.push(`${file}: "${id}" has other placeholders than "${defaultMessage}". Use the same ones.`);
    } catch {
      faults.push(`${file}: "${id}" is no ICU message: ${text}`);
    }
  }
  for (const id of Object.keys(texts)) {
    if (!group.has(id)) faults.push(`${file}: "${id}" is in no source file. Delete it.`);
  }
  return faults;
}

async function read(namespace: string, code: string): Promise<Record<string, string>> {
  try {
    return JSON.parse(await readFile(path.join(langDir, namespace, `${code}.json`), 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw error;
  }
}
