import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isStructurallySame, parse } from '@formatjs/icu-messageformat-parser';
import { extractMessages, type SourceMessage, type SourceMessages } from '@marquee/brand-tools/sourceMessages';
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

/** Where the catalogues and the code disagree. */
export interface CatalogueFault {
  /** from the repository's root */
  readonly file: string;
  /** of the message, where it is about one */
  readonly id?: string;
  readonly what: string;
  readonly mend: string;
}

/** The faults of the product's own words, as they are now. */
export async function faultsOfProduct(): Promise<CatalogueFault[]> {
  return catalogueFaults(await extractMessages());
}

/** Names each translation that is missing, foreign or broken, with its mend. Empty = complete (BRAND-12, C08). */
export async function catalogueFaults(messages: SourceMessages): Promise<CatalogueFault[]> {
  const faults: CatalogueFault[] = [];
  const folders = (await readdir(langDir, { withFileTypes: true })).filter((entry) => entry.isDirectory());
  for (const { name: namespace } of folders.filter(({ name }) => !messages.has(name))) {
    faults.push({
      file: shown(namespace),
      what: 'No message in the code has this namespace.',
      mend: 'Delete the folder.',
    });
  }
  for (const [namespace, group] of messages) {
    for (const [id, message] of group) faults.push(...faultsInCode(id, message));
    const wanted = JSON.stringify(JSON.parse(sourceCatalogue(group)));
    faults.push(
      ...(await check(namespace, sourceLanguage, (file, source) =>
        JSON.stringify(source) === wanted ? [] : [{ file, what: 'This is not what the code says.', mend: renew }],
      )),
    );
    for (const code of bundledLanguages)
      faults.push(...(await check(namespace, code, (file, texts) => compare(file, group, texts))));
  }
  return faults;
}

const renew = 'Run: pnpm --filter @marquee/web messages';
const shown = (name: string) => `apps/web/lang/${name}`;

type Texts = Record<string, string>;

/** Reads a catalogue and looks at it; one that cannot be read is the one fault. */
async function check(
  namespace: string,
  code: string,
  look: (file: string, texts: Texts) => CatalogueFault[],
): Promise<CatalogueFault[]> {
  const file = shown(`${namespace}/${code}.json`);
  try {
    return look(file, await read(namespace, code));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return [{ file, what: `This is no JSON: ${error.message}.`, mend: 'Put back the comma, quote or brace.' }];
  }
}

const close = 'Close its braces and tags.';

function faultsInCode(id: string, { file, defaultMessage, description }: SourceMessage): CatalogueFault[] {
  const undescribed = {
    ...{ file, id },
    what: `"${id}" has no description, and who translates sees nothing else of it.`,
    mend: 'Say where it shows and what it means.',
  };
  const broken = { file, id, what: `"${id}" is no ICU message and cannot be shown: ${defaultMessage}.`, mend: close };
  return [...(description ? [] : [undescribed]), ...(isMessage(defaultMessage) ? [] : [broken])];
}

function isMessage(text: string): boolean {
  try {
    parse(text);
    return true;
  } catch {
    return false;
  }
}

function compare(file: string, group: Map<string, SourceMessage>, texts: Texts): CatalogueFault[] {
  const faults: CatalogueFault[] = [];
  for (const [id, { defaultMessage }] of group) {
    const text = texts[id];
    if (text === undefined || text.trim() === '') {
      faults.push({ file, id, what: `"${id}" is missing.`, mend: `Translate: ${defaultMessage}` });
    } else if (!isMessage(text)) {
      faults.push({ file, id, what: `"${id}" is no ICU message and cannot be shown: ${text}.`, mend: close });
    } else if (isMessage(defaultMessage) && !isStructurallySame(parse(defaultMessage), parse(text)).success) {
      const what = `"${id}" has other placeholders than "${defaultMessage}".`;
      faults.push({ file, id, what, mend: 'Use the same ones.' });
    }
  }
  for (const id of Object.keys(texts)) {
    if (!group.has(id)) faults.push({ file, id, what: `"${id}" is in no source file.`, mend: 'Delete it.' });
  }
  return faults;
}

async function read(namespace: string, code: string): Promise<Texts> {
  try {
    return JSON.parse(await readFile(path.join(langDir, namespace, `${code}.json`), 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw error;
  }
}
