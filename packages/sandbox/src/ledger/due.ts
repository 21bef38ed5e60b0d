import type { Platform } from '../platform.ts';

/** Does what has come due by now, such as paying the winners of a draw that has taken place. */
type Due = (platform: Platform) => void;

const DUE: readonly Due[] = [];

/** Brings the platform up to the clock before it answers: nothing runs in it between two requests. */
export function settleDue(platform: Platform): void {
  for (const settle of DUE) settle(platform);
}
