import { GOLD, INK, IVORY, type Palette } from '../palette.ts';
import { box, circle, discs, ellipse, path, place, stroke } from '../svg.ts';
import { STAR } from './suits.ts';

/** What turns on a reel; each in a box of about 110. */
const SYMBOLS: readonly ((palette: Palette) => string)[] = [
  (palette) =>
    [
      stroke('M-22 20C-20-20 0-44 26-48M24 22C30-8 30-30 26-48', '#2f8f4e', 6),
      path('M26-48C44-58 60-48 62-36 46-32 34-36 26-48Z', '#3fb463'),
      discs(
        [
          [-24, 26, 24],
          [26, 28, 24],
        ],
        palette.main,
      ),
      discs(
        [
          [-31, 18, 7],
          [19, 20, 7],
        ],
        '#fff',
        'opacity=".6"',
      ),
    ].join(''),
  () => path(STAR, GOLD, 'stroke="#a8761b" stroke-width="3" stroke-linejoin="round"'),
  (palette) =>
    [
      path('M-46-14-24-42H24L46-14 0 46Z', palette.counter),
      path('M-46-14H46L0 46Z', palette.counterShade, 'opacity=".45"'),
      path('M-18-14 0-42 18-14 0 46Z', '#fff', 'opacity=".35"'),
    ].join(''),
  () =>
    [
      path(
        'M-48 36-54-26-24 2 0-44 24 2 54-26 48 36Z',
        GOLD,
        'stroke="#a8761b" stroke-width="3" stroke-linejoin="round"',
      ),
      box(0, 38, 98, 12, 5, '#c9952b'),
    ].join(''),
  (palette) =>
    [
      path('M0-46C34-46 30-2 48 28H-48C-30-2-34-46 0-46Z', GOLD),
      circle(0, 40, 11, palette.shade),
      box(0, 28, 106, 10, 5, '#c9952b'),
    ].join(''),
];

/** A machine with three reels, its middle row lit. */
export function reels(palette: Palette, random: () => number): string {
  const start = Math.floor(random() * SYMBOLS.length);
  const columns = [-150, 0, 150].map((x, column) => {
    const cells = [-1, 0, 1].map((row) => {
      // the middle row shows one symbol three times
      const place_ = row === 0 ? start : start + column * 2 + row * (column + 1) + 5;
      const symbol = SYMBOLS[(place_ + SYMBOLS.length) % SYMBOLS.length];
      return place(x, row * 116, 0, row === 0 ? 0.98 : 0.82, symbol?.(palette) ?? '');
    });
    return box(x, 0, 138, 348, 14, IVORY) + cells.join('') + box(x, 0, 138, 348, 14, 'url(#drum)');
  });
  const lamps = (odd: number) =>
    Array.from({ length: 13 }, (_, index) => index)
      .filter((index) => index % 2 === odd)
      .map((index) => [-258 + index * 43, -214, 8] as const);
  return [
    ellipse(0, 262, 320, 36, '#000', 'opacity=".4"'),
    stroke('M290 60H326V-120', '#c9ccd8', 16),
    circle(326, -136, 30, 'url(#main)'),
    circle(318, -146, 9, '#fff', 'opacity=".6"'),
    box(0, 10, 584, 500, 54, palette.shade),
    box(0, 4, 584, 494, 54, 'url(#main)'),
    discs(lamps(0), '#fff3c4'),
    discs(lamps(1), palette.glow),
    box(0, 0, 492, 386, 30, GOLD),
    box(0, 0, 470, 364, 20, INK),
    ...columns,
    box(0, 0, 462, 120, 14, 'none', 'stroke="#ffe08a" stroke-width="6"'),
    path('M-270 0-246-18V18ZM270 0 246-18V18Z', '#ffe08a'),
    path('M-292-120C-292-230-240-243-180-243H-60C-180-230-262-160-292 40Z', '#fff', 'opacity=".14"'),
  ].join('');
}
