import { INK, type Palette } from '../palette.ts';
import { box, circle, ellipse, path, polar, stroke } from '../svg.ts';

function hexagon(x: number, y: number, radius: number, colour: string, opacity: number): string {
  const corners = [0, 1, 2, 3, 4, 5].map((corner) => polar(radius, corner * 60)).join('L');
  return `<g transform="translate(${x} ${y})">${stroke(`M${corners}Z`, colour, 5, `opacity="${opacity}"`)}</g>`;
}

/** A game controller in neon. */
export function controller(palette: Palette): string {
  const shell =
    'M-150-130C-110-150 110-150 150-130 230-140 290-60 322 84 344 180 290 226 236 196 190 170 166 110 120 96H-120C-166 110-190 170-236 196-290 226-344 180-322 84-290-60-230-140-150-130Z';
  return [
    hexagon(-300, -120, 130, palette.glow, 0.25),
    hexagon(310, -150, 96, palette.main, 0.4),
    hexagon(0, -40, 300, palette.counter, 0.25),
    ellipse(0, 250, 300, 34, '#000', 'opacity=".4"'),
    path(shell, INK, 'transform="translate(0 10)"'),
    path(shell, 'url(#dark)'),
    stroke(shell, palette.counter, 7),
    path(
      'M-150-130C-110-150 110-150 150-130 220-138 270-80 300 10 150-70-150-70-300 10-270-80-220-138-150-130Z',
      '#fff',
      'opacity=".08"',
    ),
    path('M-204-72h44v44h44v44h-44v44h-44v-44h-44v-44h44z', 'url(#counter)'),
    circle(182, -68, 26, 'url(#main)'),
    circle(182, 38, 26, 'url(#gold)'),
    circle(130, -15, 26, 'url(#counter)'),
    circle(234, -15, 26, palette.glow),
    circle(-92, 60, 46, '#0b0a14'),
    circle(-92, 56, 34, 'url(#dark)', `stroke="${palette.glow}" stroke-width="5"`),
    circle(92, 60, 46, '#0b0a14'),
    circle(92, 56, 34, 'url(#dark)', `stroke="${palette.glow}" stroke-width="5"`),
    box(-34, -66, 40, 14, 7, palette.glow),
    box(34, -66, 40, 14, 7, palette.glow),
    circle(0, -10, 20, palette.main, 'opacity=".9"'),
    circle(0, -10, 30, 'none', `stroke="${palette.main}" stroke-width="4" opacity=".5"`),
  ].join('');
}
