import { GOLD, INK, type Palette } from '../palette.ts';
import { box, circle, ellipse, path, place, stroke } from '../svg.ts';

/** A shield with a keyhole, and the key to it. */
export function keyhole(palette: Palette): string {
  const shield = 'M0-260C70-214 150-196 220-198 232-20 170 160 0 252-170 160-232-20-220-198-150-196-70-214 0-260Z';
  return [
    ellipse(0, 270, 240, 26, '#000', 'opacity=".35"'),
    path(shield, palette.shade, 'transform="translate(0 10)"'),
    path(shield, GOLD),
    `<g transform="scale(.86)">${path(shield, 'url(#counter)')}${path('M0-260V252C-170 160-232-20-220-198-150-196-70-214 0-260Z', '#fff', 'opacity=".16"')}</g>`,
    circle(0, -46, 52, INK),
    path('M-26-20H26L42 104H-42Z', INK),
    place(
      214,
      120,
      -38,
      1,
      circle(0, -96, 66, GOLD),
      circle(0, -96, 34, palette.shade),
      box(0, 44, 30, 200, 8, GOLD),
      path('M12 84H64V110H12ZM12 124H50V146H12Z', '#d9a63a'),
      stroke('M-46-128A56 56 0 0 1 0-152', '#fff', 8, 'opacity=".6"'),
    ),
  ].join('');
}
