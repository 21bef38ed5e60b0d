import { rename } from 'node:fs/promises';
import { putFiles } from '../../src/studio/journal.ts';

/** Saves files until the machine stops: the rename of that number, and whatever would come after it, never happens. */
export async function stoppedSave(dir: string, files: ReadonlyMap<string, Uint8Array>, at: number): Promise<void> {
  let count = 0;
  await new Promise<void>((stop) => {
    const moves = {
      rename: async (from: Parameters<typeof rename>[0], to: Parameters<typeof rename>[1]) => {
        count += 1;
        if (count < at) return rename(from, to);
        stop();
        return new Promise<void>(() => {});
      },
    };
    void putFiles(dir, files, moves);
  });
}
