import { readFileSync } from 'node:fs';
import { listSources, writtenFile } from '../sources.ts';

/** Upper bound for hand-written code, in lines a file. */
export const maximum = 300;

/** Number of lines; the line end of the last line begins no further one. */
export function countLines(text: string): number {
  return text === '' ? 0 : text.split('\n').length - (text.endsWith('\n') ? 1 : 0);
}

/** Files of code that have grown over the bound, longest first. */
export function findLongFiles(root: string): { file: string; lines: number }[] {
  return listSources(root, ['.'], writtenFile)
    .map((file) => ({ file, lines: countLines(readFileSync(`${root}/${file}`, 'utf8')) }))
    .filter(({ lines }) => lines > maximum)
    .sort((a, b) => b.lines - a.lines);
}
