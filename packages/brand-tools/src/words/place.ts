import type { Catalogue } from '../catalogue.ts';
import { checkMessage } from '../checks/messages.ts';

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

/** What keeps a text from being shown as a message: an id that nobody knows, broken syntax, other placeholders. */
export function refusalOf(key: string, { id, text }: Word, catalogue: Catalogue): Refusal | undefined {
  const file = '';
  const document = { file, value: {}, partial: false, place: () => ({ file, line: 1, column: 1 }) };
  const found = [...checkMessage({ document, sound: {} }, id, text, catalogue)];
  const error = found.find(({ severity }) => severity === 'error');
  return error && { key, reason: error.message, mend: error.mend };
}
