import { GOLD, IVORY, type Palette } from '../palette.ts';
import { circle, ellipse, num, path, place, wedge } from '../svg.ts';
import { SUITS } from './suits.ts';

/** A chip face on, about 150 across. */
export function chip(fill: string): string {
  const blocks = Array.from({ length: 6 }, (_, index) => wedge(52, 74, index * 60 - 12, index * 60 + 12)).join('');
  return [
    circle(0, 5, 76, '#000', 'opacity=".3"'),
    circle(0, 0, 76, fill),
    path(blocks, IVORY),
    circle(0, 0, 50, 'none', 'stroke="#fff" stroke-opacity=".55" stroke-width="3" stroke-dasharray="7 6"'),
    place(0, 0, 0, 0.5, path(SUITS.spade, '#fff', 'opacity=".92"')),
    circle(0, 0, 76, 'url(#sheen)'),
  ].join('');
}

function stack(x: number, height: number, fill: string, edge: string): string {
  const marks = [-62, 0, 62];
  const layers = Array.from({ length: height }, (_, index) => {
    const y = 190 - index * 30;
    return [
      path(`M${x - 92} ${y}v24a92 34 0 0 0 184 0v-24z`, edge),
      path(marks.map((at) => `M${x + at - 13} ${num(y + 32 - Math.abs(at) / 6)}h26v24h-26z`).join(''), IVORY),
      ellipse(x, y, 92, 34, fill),
    ].join('');
  });
  const top = 190 - (height - 1) * 30;
  return [
    ...layers,
    ellipse(x, top, 60, 21, 'none', 'stroke="#fff" stroke-opacity=".6" stroke-width="3" stroke-dasharray="8 7"'),
    ellipse(x, top, 92, 34, 'url(#sheen)'),
  ].join('');
}

/** Three stacks of chips, one of them in the air above. */
export function chips(palette: Palette): string {
  return [
    ellipse(0, 246, 330, 44, '#000', 'opacity=".4"'),
    stack(0, 7, 'url(#gold)', '#a8761b'),
    stack(-168, 5, 'url(#main)', palette.shade),
    stack(172, 3, 'url(#counter)', palette.counterShade),
    place(176, -66, 18, 1.1, chip('url(#main)')),
    place(-176, -140, -16, 0.8, chip('url(#counter)')),
    circle(60, -220, 9, GOLD),
  ].join('');
}
