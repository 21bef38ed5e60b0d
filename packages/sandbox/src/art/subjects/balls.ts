import { IVORY, type Palette } from '../palette.ts';
import { circle, ellipse, place } from '../svg.ts';

function ball(fill: string, number: number): string {
  return [
    circle(0, 0, 100, fill),
    circle(0, 0, 52, IVORY),
    `<text y="22" text-anchor="middle" font-family="Arial,Helvetica,sans-serif" font-weight="700" font-size="62" fill="#1d1a2b">${number}</text>`,
    circle(0, 0, 100, 'url(#ball)'),
    ellipse(-34, -56, 34, 20, '#fff', 'opacity=".65" transform="rotate(-32 -34 -56)"'),
  ].join('');
}

/** Numbered balls of a draw, tumbling. */
export function balls(palette: Palette, random: () => number): string {
  const fills = ['url(#main)', 'url(#counter)', 'url(#gold)', palette.glow, palette.counterShade];
  const spots = [
    [-236, -150, 0.6],
    [-40, -196, 0.72],
    [196, -152, 0.66],
    [-190, 60, 1.12],
    [206, 76, 1.18],
    [4, 30, 1.34],
    [-330, 176, 0.62],
    [338, 190, 0.58],
  ] as const;
  const drawn = new Set<number>();
  while (drawn.size < spots.length) drawn.add(1 + Math.floor(random() * 49));
  const numbers = [...drawn];
  const shadow = ellipse(0, 226, 390, 40, '#000', 'opacity=".35"');
  return (
    shadow +
    spots
      .map(([x, y, scale], index) =>
        place(x, y, -18 + random() * 36, scale, ball(fills[index % fills.length] ?? palette.main, numbers[index] ?? 7)),
      )
      .join('')
  );
}
