import type { Folder, Say } from './folder.ts';

/** Writes a state down a moment after it has changed, and at once when asked to. */
export interface Keeper {
  changed(state: object): void;
  /** writes what is not yet written */
  flush(): void;
}

const DELAY_MS = 200;

export function createKeeper(folder: Folder, name: string, say: Say, delayMs = DELAY_MS): Keeper {
  let waiting: object | undefined;
  let timer: NodeJS.Timeout | undefined;
  let failing = false;

  function flush() {
    clearTimeout(timer);
    timer = undefined;
    if (!waiting) return;
    const text = JSON.stringify(waiting);
    waiting = undefined;
    try {
      folder.write(name, text);
      failing = false;
    } catch (error) {
      // a full disk must not end a demo; said once, not at every change
      if (!failing) say(`What changes is not kept: ${error instanceof Error ? error.message : String(error)}`);
      failing = true;
    }
  }

  return {
    flush,
    changed: (state) => {
      waiting = state;
      timer ??= setTimeout(flush, delayMs);
      // a pending write keeps no process alive: whoever ends it flushes
      timer.unref();
    },
  };
}
