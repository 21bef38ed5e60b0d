import { GOLD, type Palette } from '../palette.ts';
import { box, circle, ellipse, path, place, stroke } from '../svg.ts';
import { STAR } from './suits.ts';

export function coin(x: number, y: number, turn: number, scale: number): string {
  return place(
    x,
    y,
    turn,
    scale,
    ellipse(0, 7, 54, 54, '#9a6a14'),
    circle(0, 0, 54, GOLD),
    circle(0, 0, 40, 'none', 'stroke="#a8761b" stroke-width="4"'),
    place(0, 0, 0, 0.5, path(STAR, '#a8761b')),
  );
}

/** An open present with coins rising from it. */
export function gift(palette: Palette): string {
  return [
    ellipse(0, 262, 300, 36, '#000', 'opacity=".4"'),
    path('M-150-10-300-300H300L150-10Z', palette.glow, 'opacity=".2"'),
    coin(-120, -150, -18, 0.95),
    coin(24, -220, 10, 1.1),
    coin(150, -120, 22, 0.85),
    coin(-30, -84, -6, 1.25),
    coin(96, -36, 14, 0.9),
    coin(-136, -30, -24, 0.8),
    box(0, 130, 380, 250, 20, palette.shade),
    box(0, 126, 380, 246, 20, 'url(#main)'),
    box(0, 126, 70, 246, 0, GOLD),
    box(0, 20, 430, 74, 16, palette.shade),
    box(0, 14, 430, 70, 16, 'url(#main)'),
    box(0, 14, 78, 70, 0, GOLD),
    place(
      248,
      -70,
      24,
      1,
      box(0, 0, 300, 56, 14, palette.shade),
      box(0, -5, 300, 54, 14, 'url(#main)'),
      box(0, -5, 56, 54, 0, GOLD),
    ),
    place(
      262,
      -116,
      24,
      1,
      path('M0 0C-80-84-126-24-84 0-70 10-30 10 0 0ZM0 0C80-84 126-24 84 0 70 10 30 10 0 0Z', GOLD),
      stroke('M-22 6-52 44M22 6 52 44', '#d9a63a', 16),
    ),
    coin(-216, 226, 0, 0.9),
    coin(-158, 244, 12, 0.7),
    coin(226, 238, -8, 0.82),
  ].join('');
}
