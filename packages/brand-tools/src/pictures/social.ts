import { worstContrast } from '@marquee/theme/colour';
import { findAsset } from './convention.ts';
import { faceFor } from './face.ts';
import { generatedHero } from './hero.ts';
import { png } from './icons.ts';
import type { Look } from './look.ts';
import { wordmark } from './mark.ts';
import { pictureSize } from './size.ts';
import { gradient, placed, round, svg } from './svg.ts';
import { mediaType } from './types.ts';

const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 88;
const LINE = 56;
const SIZE = 44;
const GAP = 28;

/** The picture that a shared link shows: hero art, the logo over the brand's wash, and a line of words (BRAND-05). */
export async function socialPreview(look: Look, words: string): Promise<Buffer> {
  const own = findAsset(look.files, 'social');
  if (own) {
    const whole = { x: 0, y: 0, width: WIDTH, height: HEIGHT };
    return png(svg(WIDTH, HEIGHT, placed(own.bytes, mediaType(own.path), whole, 'xMidYMid slice')), WIDTH);
  }
  const { washStart, washEnd, onWash } = look.themes[look.first];
  const hero = findAsset(look.files, `hero-wide-${look.first}`) ?? findAsset(look.files, 'hero-wide-light');
  const art = hero
    ? placed(hero.bytes, mediaType(hero.path), { x: 0, y: 0, width: WIDTH, height: HEIGHT }, 'xMaxYMid slice')
    : placed(
        generatedHero(look, look.first, 'wide'),
        'image/svg+xml',
        { x: 0, y: 0, width: WIDTH, height: HEIGHT },
        'xMaxYMid slice',
      );
  const shade =
    `<linearGradient id="shade"><stop stop-color="${washStart}"/><stop offset=".5" stop-color="${washStart}"/>` +
    `<stop offset=".82" stop-color="${washStart}" stop-opacity="0"/></linearGradient>`;
  const lines = await wrapped(look, words, WIDTH * 0.42);
  const logoHeight = 112;
  const block = logoHeight + (lines.length > 0 ? GAP + (lines.length - 1) * LINE + SIZE * 0.75 : 0);
  const top = (HEIGHT - block) / 2;
  const text = lines
    .map(
      (d, index) =>
        `<path transform="translate(${MARGIN} ${round(top + logoHeight + GAP + SIZE * 0.75 + index * LINE)})" d="${d}"/>`,
    )
    .join('');
  return png(
    svg(
      WIDTH,
      HEIGHT,
      `<defs>${gradient('wash', washStart, washEnd)}${shade}</defs><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#wash)"/>${art}` +
        `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#shade)"/>${logo(look, washStart, onWash, top, logoHeight)}<g fill="${onWash}">${text}</g>`,
    ),
    WIDTH,
  );
}

/** The logo made for the kind of background that the wash is, or the name in the wash's own ink. */
function logo(look: Look, wash: string, ink: string, top: number, height: number): string {
  const dark = worstContrast('#ffffff', [wash]) >= worstContrast('#000000', [wash]);
  const own = findAsset(look.files, dark ? 'logo-dark' : 'logo-light');
  const bytes = own?.bytes ?? Buffer.from(wordmark(look, ink, height));
  const size = pictureSize(bytes) ?? { width: 4, height: 1 };
  const width = Math.min(WIDTH * 0.5, (size.width / size.height) * height);
  const type = own ? mediaType(own.path) : 'image/svg+xml';
  return placed(bytes, type, { x: MARGIN, y: top, width, height }, 'xMinYMid meet');
}

/** At most three lines of outlines, about equally long; none when no font has the letters. */
async function wrapped(look: Look, words: string, width: number): Promise<string[]> {
  const face = words === '' ? undefined : await faceFor(words, 'body', look.author, look.files);
  if (!face) return [];
  const fill = (limit: number): string[] => {
    const lines = [''];
    for (const word of words.split(' ')) {
      const line = lines.at(-1) ?? '';
      const longer = line ? `${line} ${word}` : word;
      if (line && face.outline(longer, SIZE).width > limit) lines.push(word);
      else lines[lines.length - 1] = longer;
    }
    return lines;
  };
  const { length } = fill(width);
  let limit = width;
  // the narrowest width that needs no further line leaves no lone word at the end
  while (limit > width / 3 && fill(limit - 8).length === length) limit -= 8;
  return fill(limit)
    .slice(0, 3)
    .map((line) => face.outline(line, SIZE).d);
}
