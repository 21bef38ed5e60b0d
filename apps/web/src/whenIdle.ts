/**
 * Runs work that can wait when the browser has nothing better to do, each piece in a turn of its own; Safari has no idle
 * callback and gets a short delay.
 */
export function whenIdle(...[work, ...rest]: readonly (() => void)[]): void {
  if (!work) return;
  const turn = () => {
    whenIdle(...rest);
    work();
  };
  if ('requestIdleCallback' in window) window.requestIdleCallback(turn, { timeout: 5_000 });
  else setTimeout(turn, 1_500);
}
