import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
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
  mkdirSync(path, { recursive: true, mode: 0o700 });
  // what a kill in the middle of a write leaves behind
  for (const name of readdirSync(path)) {
    if (/\.json\.\d+$/.test(name)) rmSync(join(path, name), { force: true });
  }
  const folder: Folder = {
    read: (name) => {
      let text: string;
      try {
        text = readFileSync(join(path, name), 'utf8');
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
        throw error;
      }
      try {
        return JSON.parse(text);
      } catch {
        folder.setAside(name, 'it is not JSON');
        return undefined;
      }
    },
    write: (name, text) => writeFileAtomic.sync(join(path, name), text, { mode: OWNER_ONLY }),
    setAside: (name, reason) => {
      renameSync(join(path, name), join(path, `${name}.bad`));
      say(`${join(path, name)} could not be used (${reason}). It is now ${name}.bad, and a fresh one takes its place.`);
    },
  };
  return folder;
}

/** Keeps nothing. */
export const noFolder: Folder = { read: () => undefined, write: () => {}, setAside: () => {} };
