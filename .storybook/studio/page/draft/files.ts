import { withValue } from '@marquee/brand-tools/studio/jsonEdit';
import type { LanguageCode } from '@marquee/i18n/languages';
import type { StudioPack } from '../../shared/studioPack.ts';

/** The files that differ from the pack as it was opened, by path: text, or Base64 where the file is no text. */
export type DraftFiles = Readonly<Record<string, string>>;

/** Where a value stands in a JSON file. */
export type ValuePath = readonly (string | number)[];

const EMPTY = '{}\n';
const LANG_EMPTY = '{\n  "$schema": "../../../packages/brand/schema/lang.schema.json"\n}\n';

export const langPath = (code: LanguageCode) => `lang/${code}.json`;

export const isBinary = (path: string) => path.endsWith('.woff2');

/** What is in a file as the draft has it; Base64 where it is no text, nothing where there is none. */
export function contentOf(pack: StudioPack, files: DraftFiles, path: string): string | undefined {
  return path.endsWith('.json') ? textOf(pack, files, path) : (files[path] ?? pack.binary[path] ?? pack.text[path]);
}

/** The text of a JSON file as the draft has it. */
export function textOf(pack: StudioPack, files: DraftFiles, path: string): string {
  return files[path] ?? pack.text[path] ?? (path.startsWith('lang/') ? LANG_EMPTY : EMPTY);
}

/** The draft with one value of a JSON file changed; without a value the key goes. */
export function withJson(pack: StudioPack, files: DraftFiles, path: string, at: ValuePath, value: unknown): DraftFiles {
  return withFile(pack, files, path, withValue(textOf(pack, files, path), at, value));
}

/** The draft with one file replaced; a file that is as it was opened is no change. */
export function withFile(pack: StudioPack, files: DraftFiles, path: string, content: string): DraftFiles {
  const { [path]: _, ...rest } = files;
  const opened = isBinary(path) ? pack.binary[path] : pack.text[path];
  return content === opened ? rest : { ...rest, [path]: content };
}
