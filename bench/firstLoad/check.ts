import { firstLoadBounds, judge } from '../goals.ts';
import { type FirstLoad, kindNames, kinds } from './read.ts';

/** Bytes as people read them; 1 kB = 1000 bytes. */
export const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** What is past a hard stop: where, how much, of what, why it matters and how to mend it. */
export function findHeavyPages(pages: readonly FirstLoad[]): string[] {
  return pages.flatMap((page) =>
    kinds
      .filter((kind) => judge(page[kind].brotli, firstLoadBounds[kind]) === 'too much')
      .map((kind) => explain(page, kind)),
  );
}

function explain(page: FirstLoad, kind: keyof typeof kindNames): string {
  const { stop } = firstLoadBounds[kind];
  const parts = page[kind].parts.slice(0, 4).map(({ name, brotli }) => `    ${kilobytes(brotli).padStart(9)}  ${name}`);
  return [
    `${page.brand} ${page.path}: ${kilobytes(page[kind].brotli)} of ${kindNames[kind]}, ${kilobytes(page[kind].brotli - stop)} over the limit of ${kilobytes(stop)} (brotli)`,
    ...parts,
    '  why: on a slow phone every 20 kB is a tenth of a second more until the first tap is answered',
    kind === 'js'
      ? '  mend: what the first screen does not show belongs behind lazyScreen() or import(); look whether a new import brings a library along'
      : '  mend: a style that only a lazy chunk uses belongs in a .css.ts beside it; prefer variants of one component to many alike',
  ].join('\n');
}

/** The largest page of each kind, against the goals. */
export function summary(pages: readonly FirstLoad[]): string {
  const most = (kind: keyof typeof kindNames) => {
    const [largest] = [...pages].sort((a, b) => b[kind].brotli - a[kind].brotli);
    const { goal, stop } = firstLoadBounds[kind];
    const figure = largest?.[kind].brotli ?? 0;
    const over = judge(figure, firstLoadBounds[kind]) === 'good' ? '' : ', over its goal';
    return `${kindNames[kind]} at most ${kilobytes(figure)}${over} (goal ${kilobytes(goal)}, limit ${kilobytes(stop)})`;
  };
  return `first load of ${pages.length} pages: ${kinds.map(most).join(', ')}`;
}
