import type { LanguageCode } from '@marquee/i18n/languages';
import type { Catalogue } from '../catalogue.ts';
import { checkMessage } from '../checks/messages.ts';
import type { LoadedPack } from '../packs.ts';

/** A text for a message. */
export interface Word {
  id: string;
  text: string;
}

/** A text that could not be taken, and what to do about it. */
export interface Refusal {
  /** as the file names it */
  key: string;
  reason: string;
  mend: string;
}

/** A refusal for people, who learn the name of the text once. */
export function refusalLine({ key, reason, mend }: Refusal): string {
  return `  ${reason.startsWith(`"${key}"`) ? '' : `${key}: `}${reason} → ${mend}`;
}

/** What to say of words in a language that the brand does not have; nothing of any other. */
export function unreadYet({ brand }: Pick<LoadedPack, 'brand'>, code: LanguageCode): string[] {
  return brand.languages.supported.includes(code)
    ? []
    : [
        `  The brand does not support ${code}, so nobody reads them yet. → Add "${code}" to languages.supported in brand.json.`,
      ];
}

/** What keeps a text from being shown as a message: an id that nobody knows, broken syntax, other placeholders. */
export function refusalOf(key: string, { id, text }: Word, catalogue: Catalogue): Refusal | undefined {
  const file = '';
  const document = { file, value: {}, partial: false, place: () => ({ file, line: 1, column: 1 }) };
  const found = [...checkMessage({ document, sound: {} }, id, text, catalogue)];
  const error = found.find(({ severity }) => severity === 'error');
  return error && { key, reason: error.message, mend: error.mend };
}
