import path from 'node:path';
import { folderNameProblem } from '@marquee/brand-tools/checks/folder';
import { IGNORED } from '@marquee/brand-tools/read/files';

/** folders in a pack are read down to here */
const DEEPEST = 8;

/** Whether the dev server has no reason to watch a file or folder below `brandsDir`: no pack is read from there. */
export function isIgnored(brandsDir: string, file: string): boolean {
  if (!isBelow(brandsDir, file)) return false;
  const parts = path.relative(brandsDir, file).split(path.sep);
  const [brand = '', ...inside] = parts;
  // that the folder itself comes and goes is a finding; what is in it is nobody's
  if (inside.length > 0 && folderNameProblem(brand) !== undefined) return true;
  return parts.length > DEEPEST || parts.some((part) => IGNORED.test(part) || part === 'node_modules');
}

export function isBelow(dir: string, file: string): boolean {
  return path.normalize(file).startsWith(dir + path.sep);
}

/**
 * Calls `run` once for a burst of events, with all of their files, when there has been silence for `wait` ms; never twice
 * at the same time. What it throws goes to `onError`, and the next burst is heard all the same.
 */
export function inBursts(
  run: (files: ReadonlySet<string>) => Promise<void>,
  onError: (error: unknown) => void,
  wait = 60,
): (file: string) => void {
  let files = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running = Promise.resolve();
  return (file) => {
    files.add(file);
    clearTimeout(timer);
    timer = setTimeout(() => {
      const burst = files;
      files = new Set();
      running = running.then(() => run(burst)).catch(onError);
    }, wait);
  };
}
