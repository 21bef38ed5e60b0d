/** Timers for a story whose time stands still but for those of so many ms, such as a pause in typing. */
export function onlyTimersOf(ms: number) {
  return {
    setTimeout: (run: () => void, after: number): unknown => (after === ms ? setTimeout(run, after) : 0),
    clearTimeout: (id: unknown) => clearTimeout(id as number),
  };
}
