import type { BuildComparison } from './builds/measure.ts';
import { type FirstLoad, kindNames, kinds, type Size } from './firstLoad/read.ts';
import {
  buildBounds,
  FILTER_MS,
  firstLoadBounds,
  pageBounds,
  searchBounds,
  serverBounds,
  studioBounds,
} from './goals.ts';
import type { Medians } from './pages/run.ts';
import type { Searched, Typed } from './pages/typing.ts';
import type { Row } from './report.ts';
import type { Load } from './server/load.ts';
import type { Measured } from './studio/measure.ts';

/** Bytes of each brand's pages, and of the floor page beside them. */
export function firstLoadRows(pages: readonly FirstLoad[], floor?: Record<'js' | 'css', Size>): Row[] {
  const rows = pages.flatMap(({ brand, path, ...page }) =>
    kinds.map(
      (kind): Row => ({
        what: `${kindNames[kind]}, of ${brand} ${path}`,
        unit: 'kB',
        figure: page[kind].brotli,
        bounds: firstLoadBounds[kind],
        note: `${(page[kind].raw / 1000).toFixed(1)} kB before brotli`,
      }),
    ),
  );
  const beside = (['js', 'css'] as const).flatMap((kind): Row[] =>
    floor ? [{ what: `${kind.toUpperCase()} of the plain-React page`, unit: 'kB', figure: floor[kind].brotli }] : [],
  );
  return [...rows, ...beside];
}

const labels = {
  firstContent: 'first content',
  largestContent: 'largest content',
  blocked: 'blocked',
  dialog: 'login dialog',
  theme: 'theme switch',
} as const;

/** Our home as a multiple of the floor page. */
export function pageRows(brand: string, ours: Medians, floor: Medians): Row[] {
  const ratios = (Object.keys(labels) as (keyof typeof labels)[]).map(
    (key): Row => ({
      what: `${labels[key]}, ${brand}`,
      unit: '×',
      figure: ours[key] / floor[key],
      bounds: pageBounds[key],
      note: `${ours[key].toFixed(0)} ms against ${floor[key].toFixed(0)} ms`,
    }),
  );
  const shift = { figure: ours.layoutShift, bounds: pageBounds.layoutShift };
  return [...ratios, { what: `layout shift, ${brand}`, unit: 'score', ...shift }];
}

/** Typing into a search of 10,000 games, ours against the floor page's. */
export function typingRows(ours: Typed, floor: Typed): Row[] {
  const ratio = (key: 'first' | 'all') => ({
    figure: ours[key] / floor[key],
    note: `${ours[key].toFixed(0)} ms against ${floor[key].toFixed(0)} ms`,
  });
  return [
    { what: 'filter 10,000 into 200 tiles, first frame', unit: '×', ...ratio('first'), bounds: searchBounds.filter },
    { what: 'filter 10,000 into 200 tiles, all of them', unit: '×', ...ratio('all') },
    { what: 'tiles in the document', unit: 'count', figure: ours.items, bounds: searchBounds.items },
  ];
}

/** A search on the page of games; how slow the machine is, the plain-React page tells by filtering its tiles. */
export function searchRows({ pending, painted, items }: Searched, floor: Typed): Row[] {
  const machine = Math.min(1, FILTER_MS / floor.first);
  const time = (ms: number) => ({
    figure: ms * machine,
    note: `${ms.toFixed(0)} ms here, where the plain page filters in ${floor.first.toFixed(0)} ms`,
  });
  return [
    { what: 'search, typed until under way', unit: 'ms', ...time(pending), bounds: searchBounds.pending },
    { what: 'search, answer until painted', unit: 'ms', ...time(painted), bounds: searchBounds.painted },
    { what: 'list items of the page of games', unit: 'count', figure: items, bounds: searchBounds.items },
  ];
}

/** What more brands cost when the site is built. */
export function buildRows({ few, many, furtherBrandMs, furtherBrandBytes }: BuildComparison): Row[] {
  return [
    {
      what: `bundling, ${many.brands} brands against ${few.brands}`,
      unit: '×',
      figure: many.bundleMs / few.bundleMs,
      bounds: buildBounds.bundleTime,
      note: `${many.bundleMs} ms against ${few.bundleMs} ms`,
    },
    {
      what: `memory of the build, ${many.brands} brands against ${few.brands}`,
      unit: '×',
      figure: many.memory / few.memory,
      bounds: buildBounds.bundleMemory,
      note: `${many.memory / 1_000_000} MB against ${few.memory / 1_000_000} MB`,
    },
    { what: 'a further brand', unit: 'ms', figure: furtherBrandMs, bounds: buildBounds.furtherBrandMs },
    { what: 'a further brand, pages after brotli', unit: 'kB', figure: furtherBrandBytes },
  ];
}

/** What it takes to serve them. */
export function serverRows(brands: number, memory: number): Row[] {
  return [{ what: `server with ${brands} brands`, unit: 'MB', figure: memory, bounds: serverBounds.memory }];
}

/** What the server of production bears: each rate against a bare server's, and answers under many open connections. */
export function loadRows({ rates, many }: Load): Row[] {
  const whole = (figure: number) => figure.toFixed(0);
  const compared = rates.flatMap(({ what, ours, bare }): Row[] => [
    {
      what: `requests a second, bare server against ours, ${what}`,
      unit: '×',
      figure: bare.perSecond / ours.perSecond,
      bounds: serverBounds.rate,
      note: `${whole(bare.perSecond)} against ${whole(ours.perSecond)}`,
    },
    {
      what: `99th percentile, ours against bare server, ${what}`,
      unit: '×',
      figure: ours.p99 / bare.p99,
      bounds: serverBounds.p99,
      note: `${whole(ours.p99)} ms against ${whole(bare.p99)} ms`,
    },
  ]);
  const note = `${many.answers} answers, ${whole(many.perSecond)} a second`;
  const what = `wrong answers under ${many.connections} connections`;
  return [...compared, { what, unit: 'count', figure: many.wrong, bounds: serverBounds.wrong, note }];
}

/** What an operator waits for in the brand studio. */
export function studioRows(measured: readonly Measured[]): Row[] {
  return measured.map(({ what, ms, screens }) => ({
    what: `brand studio, ${what} until shown`,
    unit: 'ms',
    figure: ms,
    bounds: studioBounds,
    note: `on ${screens} screens in sight`,
  }));
}
