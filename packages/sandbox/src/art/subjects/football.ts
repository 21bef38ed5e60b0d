import { INK, IVORY, type Palette } from '../palette.ts';
import { circle, discs, ellipse, path, polar, stroke } from '../svg.ts';

const CORNERS = [0, 72, 144, 216, 288];

/** A football over the centre circle, with the lights of the ground behind. */
export function football(palette: Palette): string {
  // the panels beside the middle one show only their near side
  const seams = CORNERS.map(
    (angle) => `M${polar(76, angle)}L${polar(146, angle)}M${polar(182, angle + 21)}L${polar(182, angle + 51)}`,
  );
  const edges = CORNERS.map(
    (angle) =>
      `M${polar(182, angle - 21)}L${polar(146, angle)}L${polar(182, angle + 21)}L${polar(232, angle + 17)}L${polar(232, angle - 17)}Z`,
  );
  const lamps = [0, 1, 2].map((row) =>
    discs(
      [-420, -380, -340, 340, 380, 420].map((x) => [x, -250 + row * 38, 14] as const),
      '#fff',
      `opacity="${0.95 - row * 0.12}"`,
    ),
  );
  return [
    path('M-420-260-160 300H-900ZM420-260 160 300H900Z', '#fff', 'opacity=".07"'),
    ...lamps,
    path('M-1200 216H1200V400H-1200Z', '#0f7a46', 'opacity=".9"'),
    path('M-1200 216H1200V226H-1200Z', '#fff', 'opacity=".5"'),
    ellipse(0, 290, 420, 62, 'none', 'stroke="#fff" stroke-width="8" opacity=".5"'),
    ellipse(16, 250, 210, 34, '#000', 'opacity=".45"'),
    circle(0, 10, 226, IVORY),
    `<g transform="translate(0 10) rotate(12)"><clipPath id="round"><circle r="226"/></clipPath><g clip-path="url(#round)">${path(`M${CORNERS.map((angle) => polar(76, angle)).join('L')}Z`, INK)}${path(edges.join(''), INK)}${stroke(seams.join(''), '#3a3850', 7)}</g></g>`,
    circle(0, 10, 226, 'url(#ball)'),
    ellipse(-80, -104, 76, 44, '#fff', 'opacity=".5" transform="rotate(-34 -80 -104)"'),
    stroke('M-300 120C-420 150-540 190-640 250M-290 40C-430 60-560 100-700 160', palette.glow, 8, 'opacity=".45"'),
  ].join('');
}
