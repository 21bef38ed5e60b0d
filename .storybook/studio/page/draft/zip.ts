import { strToU8, type Zippable, zipSync } from 'fflate';
import type { StudioPack } from '../../shared/studioPack.ts';
import { type DraftFiles, isBinary } from './files.ts';

/** A fixed time, so that the same pack is the same file. */
const MADE = new Date('2026-01-01T00:00:00Z');

/** The whole pack with its changes, as a folder that belongs into `brands/`. */
export function zipOf(pack: StudioPack, files: DraftFiles): Uint8Array<ArrayBuffer> {
  const entries: Zippable = {};
  const all = { ...pack.text, ...pack.binary, ...files };
  for (const [path, content] of Object.entries(all)) {
    const binary = isBinary(path) || (path in pack.binary && !(path in pack.text));
    entries[`${pack.id}/${path}`] = binary
      ? Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0))
      : strToU8(content);
  }
  return new Uint8Array(zipSync(entries, { level: 9, mtime: MADE }));
}
