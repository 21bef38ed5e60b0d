import { GOLD, INK, type Palette } from '../palette.ts';
import { box, ellipse, path, place, stroke } from '../svg.ts';
import { coin } from './gift.ts';
import { STAR } from './suits.ts';

/** A cup on its stand, with laurel and coins. */
export function trophy(palette: Palette): string {
  const leaves = Array.from({ length: 7 }, (_, index) => {
    const turn = -20 - index * 17;
    return `<g transform="rotate(${turn}) translate(0 268) rotate(64)">${ellipse(0, 0, 44, 17, palette.counter, 'opacity=".85"')}</g>`;
  });
  return [
    ellipse(0, 266, 290, 34, '#000', 'opacity=".4"'),
    `<g transform="scale(-1 1)">${leaves.join('')}</g>${leaves.join('')}`,
    stroke('M-140-176C-250-190-250-30-104-6M140-176C250-190 250-30 104-6', '#d9a63a', 24),
    path('M-152-216H152C152-60 110 40 0 52-110 40-152-60-152-216Z', GOLD),
    path('M-152-216H-84C-90-80-60 20 0 52-110 40-152-60-152-216Z', '#fff', 'opacity=".28"'),
    ellipse(0, -216, 152, 26, '#f8e3a4'),
    ellipse(0, -214, 128, 18, '#a8761b'),
    place(
      0,
      -96,
      0,
      1.2,
      path(STAR, palette.main, 'stroke="#fff" stroke-opacity=".5" stroke-width="5" stroke-linejoin="round"'),
    ),
    path('M-26 44H26L38 132H-38Z', '#c9952b'),
    box(0, 146, 150, 34, 10, GOLD),
    box(0, 210, 230, 100, 14, INK),
    box(0, 206, 230, 96, 14, 'url(#dark)'),
    box(0, 206, 120, 40, 8, GOLD),
    coin(-196, 232, -10, 0.8),
    coin(200, 236, 14, 0.72),
  ].join('');
}
