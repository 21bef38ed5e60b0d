import { hsl } from '../games/colours.ts';
import { plainStyle, styles } from '../games/styles.ts';
import { circle, linear, path } from '../svg.ts';

/** A petal of a mark, drawn upwards from the middle of a box of 96. */
const PETALS = [
  'M0-6C14-14 14-32 0-40-14-32-14-14 0-6Z',
  'M-7-8H7L0-40Z',
  'M-6-10H6V-36H-6Z',
  'M0-40A11 11 0 1 1-.1-40Z',
  'M-12-12A12 12 0 0 1 12-12L6-38H-6Z',
  'M0-40 10-26 0-12-10-26Z',
  'M-3-10C10-16 22-30 6-40 8-28-8-22-3-10Z',
] as const;
const HEARTS = [8, 0, 5, 11] as const;

/** How the mark of each vendor is put together: which petal, how many, and what is in the middle. */
const order = Object.keys(styles);

/** A vendor's mark, square: petals around a middle, on its own ground. Told apart by form first, colour second. */
export function vendorMark(code: string): string {
  const place = Math.max(order.indexOf(code), 0);
  const petal = PETALS[place % PETALS.length] ?? PETALS[0];
  const count = 3 + ((place + Math.floor(place / PETALS.length)) % 6);
  const heart = HEARTS[Math.floor(place / 3) % HEARTS.length] ?? 0;
  const { hues, contrast } = styles[code] ?? plainStyle;
  const hue = hues[0] ?? 230;
  const turns = Array.from({ length: count }, (_, index) => {
    const turn = Math.round((index * 3600) / count) / 10;
    return path(
      petal,
      index % 2 === 0 || count % 2 === 1 ? '#fff' : hsl(hue + contrast, 80, 84),
      turn === 0 ? '' : `transform="rotate(${turn})"`,
    );
  });
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="96" height="96"><defs>',
    linear('g', 1, 1, [
      [0, hsl(hue, 66, 46)],
      [1, hsl(hue + 34, 72, 28)],
    ]),
    '</defs><rect width="96" height="96" rx="22" fill="url(#g)"/><g transform="translate(48 48)">',
    ...turns,
    heart > 0 ? circle(0, 0, heart, hsl(hue + contrast, 88, 66)) : '',
    '</g></svg>',
  ].join('');
}
