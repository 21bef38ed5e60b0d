/** The two timers a component may use, handed in by tests and stories so that time stands still. */
export interface Timers {
  setInterval(run: () => void, ms: number): unknown;
  clearInterval(id: unknown): void;
  setTimeout(run: () => void, ms: number): unknown;
  clearTimeout(id: unknown): void;
}

/** The browser's own timers. */
export const browserTimers: Timers = {
  setInterval: (run, ms) => setInterval(run, ms),
  clearInterval: (id) => clearInterval(id as number),
  setTimeout: (run, ms) => setTimeout(run, ms),
  clearTimeout: (id) => clearTimeout(id as number),
};
