import type { Shelf } from '@marquee/state/storage';
import * as z from 'zod';
import type { DraftFiles } from './files.ts';

/** What was not saved yet of one brand. */
export interface Unsaved {
  readonly files: DraftFiles;
  /** hash of each of these files when it was opened; `null` = it was not there */
  readonly bases: Readonly<Record<string, string | null>>;
}

const stored = z.object({
  files: z.record(z.string(), z.string()),
  bases: z.record(z.string(), z.string().nullable()),
});
const keyOf = (id: string) => `mq.studio.${id}`;
const BRAND = 'mq.studio';

/** Keeps what is not saved for as long as the tab lives, so that a reload loses nothing. */
export function unsavedShelf(shelf: Shelf) {
  return {
    /** the brand that was open last */
    brand: (): string | undefined => shelf.read(BRAND, (text) => text),
    putBrand: (id: string): void => void shelf.write(BRAND, id),
    read: (id: string): Unsaved | undefined => shelf.read(keyOf(id), (text) => stored.parse(JSON.parse(text))),
    write(id: string, unsaved: Unsaved): void {
      if (Object.keys(unsaved.files).length === 0) shelf.remove(keyOf(id));
      else shelf.write(keyOf(id), JSON.stringify(unsaved));
    },
  };
}

export type UnsavedShelf = ReturnType<typeof unsavedShelf>;
