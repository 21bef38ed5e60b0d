/** How long the client waits for an answer. */
const PATIENCE_MS = 15_000;

/** What is done meanwhile meets a client whose patience ends at once: a story shows what is said then, and nobody waits for it. */
export async function hurried(act: () => Promise<void>): Promise<void> {
  const { setTimeout: usual } = globalThis;
  const soon = (run: () => void, ms = 0) => usual(run, ms === PATIENCE_MS ? 0 : ms);
  globalThis.setTimeout = Object.assign(soon, usual) as typeof setTimeout;
  try {
    await act();
  } finally {
    globalThis.setTimeout = usual;
  }
}
