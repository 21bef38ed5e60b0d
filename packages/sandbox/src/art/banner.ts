import { seeded } from '../random.ts';
import { motifs } from './motifs.ts';
import { type Palette, palettes } from './palette.ts';
import { type Subject, type SubjectName, subjects } from './subjects.ts';
import { circle, discs, linear, num, path, place, polar, radial } from './svg.ts';

/** A banner's size; screens scale it and may cut its ends, so the subject stands near the middle. */
export const BANNER_SIZE = { width: 1600, height: 640 } as const;
const CENTRE = { x: 800, y: 318 } as const;
const SUBJECT_SCALE = 0.94;

/** The gradients that a drawing uses. */
function definitions(palette: Palette, drawing: string): string {
  return `<defs>${[
    linear('ground', 1, 1, [
      [0, palette.deep],
      [0.55, palette.mid],
      [1, palette.deep],
    ]),
    radial('halo', 0.5, 0.5, [
      [0, palette.glow, 0.7],
      [0.3, palette.glow, 0.28],
      [0.66, palette.glow, 0],
    ]),
    linear('main', 0.4, 1, [
      [0, palette.main],
      [1, palette.shade],
    ]),
    linear('counter', 0.4, 1, [
      [0, palette.counter],
      [1, palette.counterShade],
    ]),
    linear('gold', 0.5, 1, [
      [0, '#fff0b8'],
      [0.4, '#f3c14b'],
      [0.75, '#d99a2b'],
      [1, '#f6d27a'],
    ]),
    linear('ivory', 0.3, 1, [
      [0, '#ffffff'],
      [1, '#dfe0ee'],
    ]),
    linear('wood', 0.6, 1, [
      [0, '#b8662c'],
      [0.5, '#7a3a16'],
      [1, '#4a1f0c'],
    ]),
    linear('dark', 0.3, 1, [
      [0, '#3b3858'],
      [1, '#15131f'],
    ]),
    linear('drum', 0, 1, [
      [0, '#000', 0.6],
      [0.3, '#000', 0],
      [0.7, '#000', 0],
      [1, '#000', 0.6],
    ]),
    radial('sheen', 0.35, 0.25, [
      [0, '#fff', 0.5],
      [0.6, '#fff', 0.05],
      [1, '#fff', 0],
    ]),
    radial('ball', 0.36, 0.3, [
      [0, '#fff', 0.35],
      [0.45, '#fff', 0],
      [0.7, '#000', 0.08],
      [1, '#000', 0.6],
    ]),
  ]
    .filter((gradient) => drawing.includes(`url(#${/id="(\w+)"/.exec(gradient)?.[1]})`))
    .join('')}</defs>`;
}

type Random = () => number;

function pick<T>(list: readonly T[], random: Random): T | undefined {
  return list[Math.floor(random() * list.length)];
}

/** What lies behind the subject: beams, arcs or bands. */
const GROUNDS: readonly ((palette: Palette, random: Random) => string)[] = [
  (palette, random) => {
    const turn = random() * 24;
    const beams = Array.from({ length: 15 }, (_, index) => {
      const angle = index * 24 + turn;
      return `M0 0L${polar(1100, angle)}L${polar(1100, angle + 8)}Z`;
    });
    return path(beams.join(''), palette.glow, 'opacity=".09"');
  },
  (palette, random) => {
    const first = 300 + random() * 40;
    return [0, 1, 2, 3, 4]
      .map((ring) =>
        circle(
          0,
          0,
          first + ring * 118,
          'none',
          `stroke="${palette.glow}" stroke-width="${46 - ring * 7}" opacity="${0.1 - ring * 0.014}"`,
        ),
      )
      .join('');
  },
  (palette, random) => {
    const lean = 160 + random() * 120;
    const bands = [-760, -560, -250, 120, 420, 560].map((x, index) => {
      const wide = 50 + (index % 3) * 46;
      return `M${num(x + lean)}-330h${wide}L${num(x + wide - lean)} 330h-${wide}Z`;
    });
    return path(bands.join(''), palette.glow, 'opacity=".09"');
  },
];

function drift(palette: Palette, shapes: readonly string[], random: Random): string {
  // on both sides of the subject, large and faint, larger further out
  const spots = [90, 250, 400, 1190, 1350, 1510];
  return spots
    .map((x, index) => {
      const far = Math.abs(x - CENTRE.x) / 800;
      const y = (index % 2 === 0 ? 150 : 420) + (random() - 0.5) * 170;
      const shape = shapes[(index + Math.floor(random() * 2)) % shapes.length] ?? '';
      const colour = index % 3 === 1 ? palette.counter : palette.glow;
      return place(
        x,
        y,
        (random() - 0.5) * 70,
        0.55 + far * 1.3 + random() * 0.4,
        path(shape, colour, `opacity="${num(0.12 + random() * 0.2)}"`),
      );
    })
    .join('');
}

function backdrop(palette: Palette, shapes: readonly string[], random: Random): string {
  const { width, height } = BANNER_SIZE;
  const lights = Array.from({ length: 18 }, () => {
    const radius = 3 + random() ** 3 * 30;
    return { spot: [random() * width, random() * height, radius] as const, glows: random() < 0.5, large: radius > 9 };
  });
  const lit = (glows: boolean, large: boolean) =>
    discs(
      lights.filter((light) => light.glows === glows && light.large === large).map(({ spot }) => spot),
      glows ? palette.glow : palette.counter,
      `opacity="${large ? 0.4 : 0.6}"`,
    );
  const waves = [0, 1, 2].map((index) => {
    const y = 440 + index * 62 + random() * 30;
    const d = `M0 ${num(y)}C${num(300 + random() * 120)} ${num(y - 130)} ${num(700 + random() * 120)} ${num(y + 110)} 1600 ${num(y - 30 - random() * 60)}V640H0Z`;
    return path(d, index === 1 ? palette.mid : palette.deep, `opacity="${num(0.3 + index * 0.2)}"`);
  });
  const behind = pick(GROUNDS, random);
  return [
    path(`M0 0H${width}V${height}H0Z`, 'url(#ground)'),
    `<g transform="translate(${CENTRE.x} ${CENTRE.y})">${behind?.(palette, random) ?? ''}</g>`,
    circle(CENTRE.x, CENTRE.y, 620, 'url(#halo)'),
    drift(palette, shapes, random),
    ...waves,
    lit(true, true),
    lit(false, true),
    lit(true, false),
    lit(false, false),
  ].join('');
}

/** A wide picture of one thing, the same for the same name and seed. Static SVG: no script, no words to translate. */
export function banner(name: SubjectName, ...seed: (string | number)[]): string {
  const random = seeded('banner', name, ...seed);
  const subject: Subject = subjects[name];
  const palette = palettes[pick(subject.grounds, random) ?? 'night'];
  const { width, height } = BANNER_SIZE;
  const drawing =
    backdrop(palette, motifs[subject.motif], random) +
    place(CENTRE.x, CENTRE.y, 0, SUBJECT_SCALE, subject.draw(palette, random));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    definitions(palette, drawing),
    drawing,
    '</svg>',
  ].join('');
}
