/** What a figure should be, and what it must never be. Both are upper bounds. */
export interface Bounds {
  readonly goal: number;
  readonly stop: number;
}

/**
 * Bytes after brotli of what a page loads before it can be used; 1 kB = 1000 bytes. Of its styles the page itself bears what
 * its first paint waits for (`css`); the rest comes beside the code. Goal and limit hold for both together too (`allCss`).
 */
export const firstLoadBounds = {
  js: { goal: 110_000, stop: 120_000 },
  css: { goal: 5_000, stop: 10_000 },
  allCss: { goal: 5_000, stop: 10_000 },
} as const satisfies Record<string, Bounds>;

/** Our home as a multiple of the plain-React page in the same run; only the layout shift is a figure of its own. */
export const pageBounds = {
  firstContent: { goal: 0.45, stop: 0.75 },
  largestContent: { goal: 0.7, stop: 0.8 },
  blocked: { goal: 0.8, stop: 1.2 },
  dialog: { goal: 0.6, stop: 1 },
  theme: { goal: 0.4, stop: 0.6 },
  // nothing should move; a hundredth is what rounding of fonts may cost
  layoutShift: { goal: 0, stop: 0.01 },
} as const satisfies Record<string, Bounds>;

/** What the plain-React page took to filter its tiles where the times of a search were set, ms. */
export const FILTER_MS = 374;

/**
 * Typing into a search of 10,000 games (GAME-09): our tiles as a multiple of the plain-React page; the page of games in ms
 * of a machine on which that page takes {@link FILTER_MS}, or of this one where it is faster: what a person does not notice
 * is no shorter there.
 */
export const searchBounds = {
  filter: { goal: 0.25, stop: 0.5 },
  pending: { goal: 50, stop: 100 },
  painted: { goal: 100, stop: 200 },
  items: { goal: 200, stop: 200 },
} as const satisfies Record<string, Bounds>;

/** The build: 100 brands as a multiple of 3, and what one further brand takes. */
export const buildBounds = {
  bundleTime: { goal: 1.6, stop: 2 },
  bundleMemory: { goal: 1.5, stop: 2 },
  furtherBrandMs: { goal: 50, stop: 150 },
} as const satisfies Record<string, Bounds>;

/** The server of production: memory with 100 brands in bytes, and its load against a bare one in the same run. */
export const serverBounds = {
  memory: { goal: 200_000_000, stop: 200_000_000 },
  // the bare server's rate as a multiple of ours: four fifths of it is 1.25
  rate: { goal: 1.25, stop: 1.6 },
  p99: { goal: 1.25, stop: 2 },
  wrong: { goal: 0, stop: 0 },
} as const satisfies Record<string, Bounds>;

/** From a change in the brand studio to the frame in which every screen in sight shows it, ms. */
export const studioBounds = { goal: 200, stop: 400 } as const satisfies Bounds;

/** How a figure stands to its bounds. */
export type Verdict = 'good' | 'above goal' | 'too much';

/** Judges a figure; one that could not be measured is too much, so that a broken measurement never passes. */
export function judge(figure: number, { goal, stop }: Bounds): Verdict {
  if (!(figure <= stop)) return 'too much';
  return figure <= goal ? 'good' : 'above goal';
}
