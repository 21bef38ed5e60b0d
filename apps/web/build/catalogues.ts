import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isStructurallySame, parse } from '@formatjs/icu-messageformat-parser';
import type { SourceMessage, SourceMessages } from '@marquee/brand-tools/sourceMessages';
import { bundledLanguages, sourceLanguage } from '@marquee/i18n/languages';

const web = path.resolve(import.meta.dirname, '..');
export const langDir = path.join(web, 'lang');

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
    for (const [id, message] of group) faults.push(...faultsInCode(id, message));
    for (const code of bundledLanguages)
      faults.push(...compare(`lang/${namespace}/${code}.json`, group, await read(namespace, code)));
  }
  return faults;
}

function faultsInCode(id: string, { file, defaultMessage, description }: SourceMessage): string[] {
  return [
    ...(description
      ? []
      : [
          `${file}: "${id}" has no description, and who translates sees nothing else of it. Say where it shows and what it means.`,
        ]),
    ...(isMessage(defaultMessage)
      ? []
      : [`${file}: "${id}" is no ICU message and cannot be shown: ${defaultMessage}. Close its braces and tags.`]),
  ];
}

function isMessage(text: string): boolean {
  try {
    parse(text);
    return true;
  } catch {
    return false;
  }
}

function compare(file: string, group: Map<string, SourceMessage>, texts: Record<string, string>): string[] {
  const faults: string[] = [];
  for (const [id, { defaultMessage }] of group) {
    const text = texts[id];
    if (text === undefined || text.trim() === '') {
      faults.push(`${file}: "${id}" is missing. Translate: ${defaultMessage}`);
      continue;
    }
    if (!isMessage(text)) {
      faults.push(`${file}: "${id}" is no ICU message and cannot be shown: ${text}. Close its braces and tags.`);
    } else if (isMessage(defaultMessage) && !isStructurallySame(parse(defaultMessage), parse(text)).success) {
      faults.push(`${file}: "${id}" has other placeholders than "${defaultMessage}". Use the same ones.`);
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
