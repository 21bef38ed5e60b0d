import { GOLD, IVORY, type Palette } from '../palette.ts';
import { circle, ellipse, num, path, place, stroke, wedge } from '../svg.ts';
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

/** A stack is drawn as one: its side, the marks on it, and the rims of the chips below the top. */
function stack(x: number, height: number, fill: string, edge: string): string {
  const marks = [-62, 0, 62];
  const levels = Array.from({ length: height }, (_, index) => 190 - index * 30);
  const top = levels.at(-1) ?? 190;
  const onEach = (draw: (y: number) => string) => levels.map(draw).join('');
  return [
    path(`M${x - 92} ${top}V214a92 34 0 0 0 184 0V${top}z`, edge),
    path(
      onEach((y) => marks.map((at) => `M${x + at - 13} ${num(y + 34 - Math.abs(at) / 6)}h26v22h-26z`).join('')),
      IVORY,
    ),
    stroke(
      onEach((y) => `M${x - 90} ${y}a90 34 0 0 0 180 0`),
      fill,
      6,
    ),
    ellipse(x, top, 92, 34, fill),
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
