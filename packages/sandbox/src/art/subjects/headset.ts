import { GOLD, type Palette } from '../palette.ts';
import { box, discs, ellipse, path, stroke } from '../svg.ts';

/** A headset with two speech bubbles: help is there. */
export function headset(palette: Palette): string {
  return [
    ellipse(0, 262, 270, 30, '#000', 'opacity=".35"'),
    path(
      'M120-250H330A40 40 0 0 1 370-210V-130A40 40 0 0 1 330-90H220L160-40V-90H120A40 40 0 0 1 80-130V-210A40 40 0 0 1 120-250Z',
      'url(#counter)',
    ),
    discs(
      [172, 226, 280].map((x) => [x, -170, 15] as const),
      '#fff',
    ),
    path(
      'M-330-140H-210A34 34 0 0 1-176-106V-60A34 34 0 0 1-210-26H-244L-290 14V-26H-330A34 34 0 0 1-364-60V-106A34 34 0 0 1-330-140Z',
      palette.glow,
      'opacity=".8"',
    ),
    stroke('M-190 60C-200-230 200-230 190 60', palette.shade, 52),
    stroke('M-190 54C-200-236 200-236 190 54', '#e9ebf5', 40),
    stroke('M-176-6C-160-180 40-206 110-150', '#fff', 9, 'opacity=".8"'),
    box(-192, 116, 96, 190, 46, palette.shade),
    box(-198, 112, 96, 186, 46, 'url(#main)'),
    box(192, 116, 96, 190, 46, palette.shade),
    box(198, 112, 96, 186, 46, 'url(#main)'),
    box(-150, 112, 34, 150, 16, '#2a2740'),
    box(150, 112, 34, 150, 16, '#2a2740'),
    stroke('M198 200C196 252 120 258 60 256', '#e9ebf5', 15),
    box(24, 254, 92, 40, 20, GOLD),
  ].join('');
}
