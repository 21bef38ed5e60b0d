import { GOLD, INK, IVORY, type Palette } from '../palette.ts';
import { circle, discs, ellipse, path, place, polar, stroke, wedge } from '../svg.ts';

const POCKETS = 37;

/** A wheel seen from above and a little from the side. */
export function roulette(palette: Palette): string {
  const step = 360 / POCKETS;
  const pockets = (of: (index: number) => boolean, fill: string) =>
    path(
      Array.from({ length: POCKETS }, (_, index) => index)
        .filter(of)
        .map((index) => wedge(168, 222, index * step, (index + 1) * step))
        .join(''),
      fill,
    );
  const frets = Array.from(
    { length: POCKETS },
    (_, index) => `M${polar(150, index * step)}L${polar(222, index * step)}`,
  );
  const arms = [0, 90, 180, 270].map((angle) => `M0 0L${polar(84, angle + 20)}`).join('');
  const knobs = [0, 90, 180, 270].map((angle) => {
    const [x = 0, y = 0] = polar(88, angle + 20)
      .split(' ')
      .map(Number);
    return [x, y, 14] as const;
  });
  return place(
    0,
    10,
    0,
    1,
    ellipse(0, 190, 330, 70, '#000', 'opacity=".35"'),
    `<g transform="rotate(-14) scale(1.12 .92)">${[
      circle(0, 0, 272, '#3b1a0e'),
      circle(0, 0, 268, 'url(#wood)'),
      circle(0, 0, 236, GOLD),
      circle(0, 0, 228, INK),
      pockets((index) => index === 0, '#16a36b'),
      pockets((index) => index % 2 === 1, palette.main),
      pockets((index) => index > 0 && index % 2 === 0, INK),
      path(wedge(150, 168, 0, 359.9), 'url(#wood)'),
      stroke(frets.join(''), '#f6dd95', 2.2),
      circle(0, 0, 150, 'url(#main)'),
      circle(0, 0, 150, 'url(#sheen)'),
      circle(0, 0, 106, 'none', 'stroke="#f6dd95" stroke-width="3" opacity=".7"'),
      stroke(arms, '#f0cf7a', 15),
      discs(knobs, GOLD),
      circle(0, 0, 40, GOLD),
      circle(-6, -8, 20, 'url(#sheen)'),
      circle(96, -160, 17, IVORY),
      path(wedge(238, 266, 292, 350), '#fff', 'opacity=".2"'),
    ].join('')}</g>`,
  );
}
