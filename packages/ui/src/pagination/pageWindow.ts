/** A page that can be gone to, or the gap between pages that are left out; a gap is told from another by its place. */
export type PageStep = number | 'before' | 'after';

/** Pages in the middle, and at each end (SHELL-19). */
const RANGE = 3;
const MARGIN = 1;

/**
 * Which pages a pagination names (SHELL-19): as many in the middle as its range, one at each end, and a gap where more
 * than one is left out. The middle keeps its size at the ends, so that nothing under the pointer moves away.
 */
export function pageWindow(page: number, pages: number): PageStep[] {
  const start = Math.max(1, Math.min(page - Math.floor(RANGE / 2), pages - RANGE + 1));
  const named = new Set<number>();
  for (let near = start; near < start + RANGE; near++) named.add(near);
  for (let edge = 1; edge <= MARGIN; edge++) named.add(edge).add(pages + 1 - edge);
  const known = [...named].filter((at) => at >= 1 && at <= pages).sort((a, b) => a - b);
  return known.flatMap((at, place) => {
    const left = at - (known[place - 1] ?? 0) - 1;
    if (left === 0) return [at];
    if (left === 1) return [at - 1, at];
    return [at <= page ? 'before' : 'after', at];
  });
}
