import { lstat, readdir, readFile, realpath } from 'node:fs/promises';
import { join, sep } from 'node:path';
import type { FindingCode } from '../codes/table.ts';
import type { Problem } from '../finding.ts';
import type { PackFile } from './packFile.ts';

/** Bounds on what a pack may hold, in bytes; a font's own bound is BRAND-05's. */
const LIMITS: ReadonlyArray<readonly [ending: RegExp, bytes: number]> = [
  [/\.json$/, 256 * 1024],
  [/\.md$/, 512 * 1024],
  [/\.svg$/, 256 * 1024],
  [/\.woff2$/, 30 * 1024],
  [/./, 1024 * 1024],
];
const MOST_FILES = 500;
const DEEPEST = 6;
/** left behind by file managers and editors */
export const IGNORED = /^(\.DS_Store|Thumbs\.db|desktop\.ini|\.gitkeep|.*~|\..*\.sw[a-p])$/;

export interface ReadFiles {
  files: Map<string, PackFile>;
  problems: Problem[];
}

/**
 * Reads a pack's folder without ever leaving it: symbolic links that lead out, devices, and what is too large or too
 * deep become problems. `shown` is the folder as findings name it.
 */
export async function readPackFiles(dir: string, shown: string): Promise<ReadFiles> {
  const files = new Map<string, PackFile>();
  const problems: Problem[] = [];
  const root = await realpath(dir);
  const error = (path: string, code: FindingCode, message: string, mend: string) =>
    problems.push({
      severity: 'error',
      code,
      file: path ? `${shown}/${path}` : shown,
      line: 1,
      column: 1,
      message,
      mend,
    });

  async function readOne(path: string, full: string): Promise<void> {
    const limit = LIMITS.find(([ending]) => ending.test(path))?.[1] ?? 0;
    const { size } = await lstat(full);
    if (size > limit) {
      const mend = path.endsWith('.woff2') ? 'Cut the font to the glyphs you need (a subset).' : 'Make it smaller.';
      return void error(path, 'file/too-large', `This file has ${kB(size)}; at most ${kB(limit)} are read.`, mend);
    }
    if (files.size >= MOST_FILES) return;
    files.set(path, { path, bytes: await readFile(full) });
    if (files.size === MOST_FILES) {
      error(
        '',
        'pack/too-many-files',
        `This folder has more than ${MOST_FILES} files.`,
        'Keep only what belongs to the brand.',
      );
    }
  }

  async function walk(path: string, depth: number): Promise<void> {
    if (depth > DEEPEST) {
      return void error(
        path,
        'pack/too-deep',
        'Folders are nested too deep.',
        'Put the files nearer to the brand’s folder.',
      );
    }
    const names = await readdir(join(root, path));
    for (const name of names.sort()) {
      if (IGNORED.test(name)) continue;
      const inner = path ? `${path}/${name}` : name;
      try {
        const full = await inside(root, join(root, inner));
        if (full === undefined) {
          error(
            inner,
            'pack/symlink-out',
            'This link leads out of the brand’s folder.',
            'Put a copy of the file here instead.',
          );
          continue;
        }
        const stat = await lstat(full);
        if (stat.isDirectory()) await walk(inner, depth + 1);
        else if (stat.isFile()) await readOne(inner, full);
        else error(inner, 'file/not-a-file', 'This is neither a file nor a folder.', 'Remove it.');
      } catch (cause) {
        error(
          inner,
          'file/unreadable',
          `This cannot be read (${reason(cause)}).`,
          'Check the link, or who may read the file.',
        );
      }
    }
  }

  await walk('', 0);
  return { files, problems };
}

/** The real address of a file, or `undefined` when it lies outside of `root`. */
async function inside(root: string, full: string): Promise<string | undefined> {
  const real = await realpath(full);
  return real.startsWith(root + sep) ? real : undefined;
}

function kB(bytes: number): string {
  return `${Math.ceil(bytes / 1024)} kB`;
}

/** The system's short name of what went wrong, such as ENOENT. */
export function reason(cause: unknown): string {
  if (cause instanceof Error) return 'code' in cause && typeof cause.code === 'string' ? cause.code : cause.message;
  return String(cause);
}
