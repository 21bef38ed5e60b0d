import { circle, num, path, polar, stroke } from '../svg.ts';
import type { TileColours } from './colours.ts';

export const WIDTH = 300;
export const HEIGHT = 400;
/** where the subject stands: the middle of the square that a square tile would show */
export const CENTRE = { x: 150, y: 196 } as const;

type Ground = (colours: TileColours, random: () => number) => string;

const spread = (count: number, each: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => each(index)).join('');

const at = (random: () => number) => `${num(random() * WIDTH)} ${num(random() * HEIGHT)}`;

/** What lies behind a subject; a provider keeps to one of these. */
export const grounds = {
  rays: ({ mark }, random) => {
    const turn = random() * 30;
    const rays = spread(12, (index) => `M0 0L${polar(320, index * 30 + turn)}L${polar(320, index * 30 + turn + 13)}Z`);
    return `<g transform="translate(${CENTRE.x} ${CENTRE.y})">${path(rays, mark, 'opacity=".22"')}</g>`;
  },
  rings: ({ mark }, random) => {
    const first = 96 + random() * 24;
    return [0, 1, 2]
      .map((ring) =>
        circle(
          CENTRE.x,
          CENTRE.y,
          first + ring * 46,
          'none',
          `stroke="${mark}" stroke-width="${16 - ring * 4}" opacity=".${34 - ring * 9}"`,
        ),
      )
      .join('');
  },
  hills: ({ mark, shade, deep }, random) => {
    const y = 270 + random() * 30;
    return [
      circle(60 + random() * 180, 90 + random() * 40, 44, mark, 'opacity=".5"'),
      path(
        `M0 ${num(y)}C70 ${num(y - 90)} 130 ${num(y - 20)} 180 ${num(y - 60)}S280 ${num(y - 30)} 300 ${num(y - 80)}V400H0Z`,
        shade,
        'opacity=".45"',
      ),
      path(`M0 ${num(y + 60)}C90 ${num(y - 10)} 160 ${num(y + 80)} 300 ${num(y + 20)}V400H0Z`, deep, 'opacity=".8"'),
    ].join('');
  },
  waves: ({ mark }, random) => {
    const y = 250 + random() * 20;
    return [0, 1, 2, 3]
      .map((row) => {
        const bumps = spread(8, () => 'q25-44 50 0');
        return stroke(`M${-60 + (row % 2) * 25} ${num(y + row * 38)}${bumps}`, mark, 9, `opacity=".${30 + row * 14}"`);
      })
      .join('');
  },
  stars: ({ mark, light }, random) => {
    const small = spread(18, () => `M${at(random)}h.1`);
    const large = spread(7, () => `M${at(random)}m0-9 3 6 6 3-6 3-3 6-3-6-6-3 6-3Z`);
    return stroke(small, light, 4, 'opacity=".7"') + path(large, mark, 'opacity=".8"');
  },
  aurora: ({ mark, second }, random) => {
    const y = 60 + random() * 40;
    const band = (top: number) =>
      `M0 ${num(top)}C80 ${num(top - 70)} 120 ${num(top + 80)} 190 ${num(top + 10)}S280 ${num(top - 40)} 300 ${num(top + 30)}V${num(top + 150)}C220 ${num(top + 70)} 160 ${num(top + 190)} 90 ${num(top + 100)}S20 ${num(top + 130)} 0 ${num(top + 140)}Z`;
    return path(band(y), mark, 'opacity=".35"') + path(band(y + 110), second, 'opacity=".28"');
  },
  skyline: ({ mark, deep, second }, random) => {
    let line = 'M0 400V';
    for (let x = 0; x <= 300; x += 30) line += `${num(170 + random() * 110)}H${x + 30}V`;
    const windows = spread(14, () => `M${Math.floor(random() * 30) * 10 + 5} ${260 + Math.floor(random() * 9) * 15}v5`);
    return (
      circle(CENTRE.x, 170, 104, mark, 'opacity=".45"') +
      path(`${line}400Z`, deep, 'opacity=".75"') +
      stroke(windows, second, 4, 'opacity=".8"')
    );
  },
  horizon: ({ mark, second }, random) => {
    const y = 280 + random() * 16;
    const rows = [0, 1, 2, 3, 4].map((row) => `M0 ${num(y + row * row * 6 + row * 6)}H300`).join('');
    const columns = spread(
      11,
      (index) => `M${num(150 + (index - 5) * 26)} ${num(y)}L${num(150 + (index - 5) * 92)} 400`,
    );
    return circle(CENTRE.x, y - 70, 108, second, 'opacity=".55"') + stroke(rows + columns, mark, 3, 'opacity=".7"');
  },
  mosaic: ({ mark, shade, deep }, random) => {
    const shades = ['', '', ''];
    for (let row = 0; row < 5; row++) {
      for (let column = 0; column < 4; column++) {
        const [x, y] = [column * 75, row * 80];
        const turned = random() < 0.5;
        shades[Math.floor(random() * 3)] += turned ? `M${x} ${y}h75v80Z` : `M${x} ${y}h75l-75 80Z`;
      }
    }
    return [mark, shade, deep].map((colour, index) => path(shades[index] ?? '', colour, 'opacity=".4"')).join('');
  },
  drapes: ({ shade, deep, second }, random) => {
    const sway = 6 + random() * 18;
    return [
      path(
        `M0 0H96C${num(70 + sway)} 120 60 220 30 400H0ZM300 0H204C${num(230 - sway)} 120 240 220 270 400H300Z`,
        shade,
        'opacity=".8"',
      ),
      path(
        'M22 0H48C40 140 26 260 12 400H0C14 260 22 120 22 0ZM278 0H252C260 140 274 260 288 400H300C286 260 278 120 278 0Z',
        deep,
        'opacity=".5"',
      ),
      path('M0 0H300V26C270 60 232 60 200 26 180 62 120 62 100 26 68 60 30 60 0 26Z', second, 'opacity=".85"'),
    ].join('');
  },
  lattice: ({ mark }, random) => {
    const step = 42 + Math.floor(random() * 3) * 8;
    const lines = spread(18, (index) => `M${-400 + index * step} 0l400 400M${index * step} 0l-400 400`);
    return stroke(lines, mark, 2.5, 'opacity=".4"') + circle(CENTRE.x, CENTRE.y, 118, mark, 'opacity=".22"');
  },
  bubbles: ({ mark, light }, random) =>
    spread(9, () =>
      circle(
        random() * WIDTH,
        random() * HEIGHT,
        5 + random() ** 2 * 34,
        mark,
        `opacity=".3" stroke="${light}" stroke-width="2"`,
      ),
    ),
  leaves: ({ mark, shade }, random) => {
    const leaf = (x: number, y: number, turn: number) =>
      path(
        'M0 0C30-40 40-90 0-140-40-90-30-40 0 0Z',
        turn % 2 === 0 ? mark : shade,
        `opacity=".6" transform="translate(${x} ${y}) rotate(${num(turn)})"`,
      );
    const sway = Math.floor(random() * 12) * 2;
    return [
      leaf(0, 400, 14 + sway),
      leaf(0, 400, 47 + sway),
      leaf(0, 400, 80 - sway),
      leaf(300, 0, 194 + sway),
      leaf(300, 0, 227 + sway),
      leaf(300, 0, 260 - sway),
    ].join('');
  },
  confetti: ({ mark, second, light }, random) => {
    const bits = () => spread(7, () => `M${at(random)}l${num(8 + random() * 8)} ${num(random() * 12 - 6)}`);
    return stroke(bits(), mark, 9) + stroke(bits(), second, 9) + stroke(bits(), light, 6);
  },
  stripes: ({ mark }, random) => {
    const lean = 60 + random() * 80;
    const bands = spread(7, (index) => `M${num(index * 64 - 60)} 0h30l${num(-lean)} 400h-30Z`);
    return path(bands, mark, 'opacity=".28"');
  },
  halo: ({ mark, light }, random) => {
    const dots = spread(24, (index) => `M${polar(122, index * 15 + random() * 4)}h.1`);
    return (
      circle(CENTRE.x, CENTRE.y, 132, mark, 'opacity=".3"') +
      circle(CENTRE.x, CENTRE.y, 108, mark, 'opacity=".4"') +
      `<g transform="translate(${CENTRE.x} ${CENTRE.y})">${stroke(dots, light, 6, 'opacity=".8"')}</g>`
    );
  },
} as const satisfies Record<string, Ground>;

export type GroundName = keyof typeof grounds;
