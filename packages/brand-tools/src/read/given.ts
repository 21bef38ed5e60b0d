import type { Problem } from '../finding.ts';
import { type JsonDocument, readJson } from './json.ts';
import { readText } from './text.ts';

/**
 * Reads JSON that somebody hands to a command, or says what is wrong with it, each fault with its place and a mend. Such a
 * file is no part of a pack: programs that save a byte order mark may have saved it.
 */
export function readGiven(bytes: Buffer, file: string): { document: JsonDocument } | { faults: string[] } {
  const { text, problems } = readText(bytes, file);
  const json = text === undefined ? undefined : readJson(text, file);
  const faults = [...problems.filter(({ code }) => code !== 'file/bom'), ...(json?.problems ?? [])];
  return json?.document && faults.length === 0 ? { document: json.document } : { faults: faults.map(inWords) };
}

function inWords({ file, line, column, message, mend }: Problem): string {
  return `${file}:${line}:${column} ${message} ${mend}`;
}
