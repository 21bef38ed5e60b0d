import { seeded } from '../../random.ts';
import { circle, linear, num, path, place, radial } from '../svg.ts';
import { hsl, type TileColours } from './colours.ts';
import { frames } from './frames.ts';
import { CENTRE, grounds, HEIGHT, WIDTH } from './grounds.ts';
import { type Finish, plainStyle, styles, type TileStyle } from './styles.ts';
import { categorySubjects, slotSubjects, type TileSubject } from './subjects.ts';

const LIGHTNESS = {
  dark: { deep: 9, near: 26, mark: 52, main: 60, shade: 38 },
  rich: { deep: 20, near: 44, mark: 66, main: 58, shade: 36 },
  pale: { deep: 66, near: 88, mark: 74, main: 52, shade: 34 },
} as const;

const apart = (one: number, other: number) => {
  const turn = Math.abs(one - other) % 360;
  return Math.min(turn, 360 - turn);
};

/** In shade, warm colours turn to red and cold ones to blue: a dark yellow would be olive. */
const shaded = (hue: number) => hue + (hue % 360 < 90 ? -20 : 14);

/** Hues that stand well beside another: gold above all, cyan, rose, mint and violet. */
const SECONDS = [44, 46, 42, 188, 338, 162, 272] as const;

/** one that is at least so far from all of these, else the farthest */
function farFrom(hues: readonly number[], others: readonly number[], least: number, random: () => number): number {
  const distance = (hue: number) => Math.min(...others.map((other) => apart(hue, other)));
  const far = hues.filter((hue) => distance(hue) >= least);
  const [farthest = 230] = [...hues].sort((one, other) => distance(other) - distance(one));
  return far[Math.floor(random() * far.length)] ?? farthest;
}

/** The colours of one tile: its provider's hues and its subject's own, a little off, so that no two are alike. */
function coloursOf(style: TileStyle, natural: number, random: () => number): TileColours {
  // a provider shows a thing in its own way now and then
  const wanted = random() < 0.8 ? natural : natural + style.contrast;
  const ground = farFrom(style.hues, [wanted], 45, random);
  const hue = ground + (random() - 0.5) * 20;
  const own = (wanted + (random() - 0.5) * 18 + 360) % 360;
  const second = farFrom(SECONDS, [own, hue], 50, random) + (random() - 0.5) * 14;
  const { deep, near, mark, main, shade } = LIGHTNESS[style.tone];
  const pale = style.tone === 'pale';
  return {
    deep: hsl(shaded(hue), pale ? 62 : 70, deep),
    near: hsl(hue, pale ? 80 : 68, near),
    mark: hsl(hue + 16, 74, mark),
    main: hsl(own, 86, main),
    shade: hsl(shaded(own), 74, shade),
    second: hsl(second, 90, 62),
    light: hsl(second, 90, 93),
    ink: hsl(hue, 40, 10),
  };
}

const SPARKS = ['M0-16 4-4 16 0 4 4 0 16-4 4-16 0-4-4Z', 'M0-11A11 11 0 1 1-.1-11Z', 'M0-13 11 0 0 13-11 0Z'] as const;

/** Small things around the subject. */
function sparks({ light, second }: TileColours, random: () => number): string {
  const spark = SPARKS[Math.floor(random() * SPARKS.length)] ?? SPARKS[0];
  return Array.from({ length: 4 }, (_, index) => {
    const [x, y] = [(index % 2 === 0 ? 22 : 222) + random() * 56, (index < 2 ? 46 : 286) + random() * 52];
    return place(x, y, 0, 0.6 + random() * 0.9, path(spark, index % 2 === 0 ? light : second));
  }).join('');
}

const FINISHES: Readonly<Record<Finish, (colours: TileColours) => string>> = {
  flat: () => '',
  inked: ({ ink }) => ` stroke="${ink}" stroke-width="4" stroke-linejoin="round"`,
  lit: () => '',
  neon: ({ light }) => ` stroke="${light}" stroke-width="3" stroke-linejoin="round"`,
};

/** What a game tile shows. */
export interface Tile {
  readonly id: string;
  /** vendor code */
  readonly vendor: string;
  readonly subject: TileSubject;
}

/** A game's picture, 3 by 4, with its subject within the middle square. Static SVG of a few dozen elements, no words. */
export function gameTile({ id, vendor, subject }: Tile, seed: number): string {
  const random = seeded('tile', seed, id);
  const style = styles[vendor] ?? plainStyle;
  const things = typeof subject === 'number' ? slotSubjects.slice(subject, subject + 1) : categorySubjects[subject];
  const thing = things[Math.floor(random() * things.length)];
  const colours = coloursOf(style, thing?.hue ?? 230, random);
  const lit = style.finish === 'lit';
  const [scale, turn] = [1.02 + random() * 0.14, (random() - 0.5) * 10];
  const shown = thing?.draw(lit ? { ...colours, main: 'url(#m)' } : colours) ?? '';
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}"><defs>`,
    linear('g', 0.3, 1, [
      [0, colours.near],
      [1, colours.deep],
    ]),
    radial('h', 0.5, 0.5, [
      [0, style.tone === 'pale' ? '#fff' : colours.mark, 0.9],
      [0.66, colours.mark, 0],
    ]),
    lit
      ? linear('m', 0.2, 1, [
          [0, colours.light],
          [0.4, colours.main],
          [1, colours.shade],
        ])
      : '',
    '</defs>',
    path(`M0 0H${WIDTH}V${HEIGHT}H0Z`, 'url(#g)'),
    grounds[style.ground](colours, random),
    circle(CENTRE.x, CENTRE.y, 170, 'url(#h)'),
    sparks(colours, random),
    `<g transform="translate(${CENTRE.x} ${CENTRE.y}) rotate(${num(turn)}) scale(${Math.round(scale * 100) / 100})"${FINISHES[style.finish](colours)}>${shown}</g>`,
    frames[style.frame](colours),
    '</svg>',
  ].join('');
}
