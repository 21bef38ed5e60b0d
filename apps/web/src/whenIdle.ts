/** Runs work that can wait when the browser has nothing better to do; Safari has no idle callback and gets a short delay. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: 5_000 });
  else setTimeout(work, 1_500);
}
