import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import writeFileAtomic from 'write-file-atomic';

/** A folder of JSON files, each of them whole at any moment: a write goes beside the file and then takes its place. */
export interface Folder {
  /** what a file holds; one that cannot be read is moved aside, said, and counts as not there */
  read(name: string): unknown;
  write(name: string, text: string): void;
  /** moves a file to `<name>.bad`, for someone to look at */
  setAside(name: string, reason: string): void;
}

/** Told what happened to a file, in a sentence. */
export type Say = (sentence: string) => void;

/** Only the owner may read: the folder holds tokens and a private key. */
const OWNER_ONLY = 0o600;

export function openFolder(path: string, say: Say): Folder {
  orExplain(path, () => mkdirSync(path, { recursive: true, mode: 0o700 }));
  // what a kill in the middle of a write leaves behind
  for (const name of orExplain(path, () => readdirSync(path))) {
    if (/\.json\.\d+$/.test(name)) rmSync(join(path, name), { force: true });
  }
  const folder: Folder = {
    read: (name) => {
      const file = join(path, name);
      if (!existsSync(file)) return undefined;
      const text = orExplain(file, () => readFileSync(file, 'utf8'));
      try {
        return JSON.parse(text);
      } catch {
        folder.setAside(name, 'it is not JSON');
        return undefined;
      }
    },
    write: (name, text) => {
      const file = join(path, name);
      orExplain(file, () => writeFileAtomic.sync(file, text, { mode: OWNER_ONLY }));
    },
    setAside: (name, reason) => {
      renameSync(join(path, name), join(path, `${name}.bad`));
      say(`${join(path, name)} could not be used (${reason}). It is now ${name}.bad, and a fresh one takes its place.`);
    },
  };
  return folder;
}

const isFile = 'there is a file where a folder is wanted; move it away';
const noRight = 'this user may not use it; give yourself the right';

const reasons: Partial<Record<string, string>> = {
  EEXIST: isFile,
  ENOTDIR: isFile,
  EISDIR: 'there is a folder where a file is wanted; move it away',
  EACCES: noRight,
  EPERM: noRight,
  ENOSPC: 'the disk is full; make room',
};

/** Does something to a path; what fails is said with the path and the mend. */
function orExplain<Result>(path: string, act: () => Result): Result {
  try {
    return act();
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    throw new Error(
      `${path} cannot be used: ${reasons[code] ?? message}. Or keep accounts and keys elsewhere: --data <folder> (or DATA_DIR).`,
      { cause: error },
    );
  }
}

/** Keeps nothing. */
export const noFolder: Folder = { read: () => undefined, write: () => {}, setAside: () => {} };
