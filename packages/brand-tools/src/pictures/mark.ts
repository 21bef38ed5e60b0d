import type { Look } from './look.ts';
import { escaped, gradient, round, svg } from './svg.ts';

/** The brand's first letter, centred in a square of `side`; a shape where no font has it. */
export function letter(look: Look, side: number, share: number, fill: string): string {
  const first = [...look.name][0]?.toUpperCase() ?? '';
  if (!look.nameFace?.covers(first)) {
    return `<circle cx="${side / 2}" cy="${side / 2}" r="${round(side * share * 0.45)}" fill="${fill}"/>`;
  }
  const { d, width, capHeight } = look.nameFace.outline(first, side * share);
  return `<path transform="translate(${round((side - width) / 2)} ${round((side + capHeight) / 2)})" fill="${fill}" d="${d}"/>`;
}

/** The mark of a brand without a favicon: its first letter on its wash. Corners follow the theme. */
export function generatedMark(look: Look, side = 64): string {
  const { washStart, washEnd, onWash } = look.themes[look.first];
  const { corners } = look.author;
  const control =
    typeof corners === 'object' ? (corners.control ?? 8) : { square: 0, soft: 8, round: 20 }[corners ?? 'soft'];
  const radius = round((Math.min(control, 20) / 40) * side * 0.6);
  return svg(
    side,
    side,
    `<defs>${gradient('w', washStart, washEnd)}</defs><rect width="${side}" height="${side}" rx="${radius}" fill="url(#w)"/>${letter(look, side, 0.62, onWash)}`,
  );
}

/**
 * The name of a brand without a logo, set in its own heading font (C13: never another brand's). Letters that no font
 * at hand has are left to the fonts of whoever looks.
 */
export function wordmark(look: Look, fill: string, height = 40): string {
  const size = height * 0.72;
  const baseline = height * 0.74;
  if (!look.nameFace) {
    const width = Math.ceil([...look.name].length * size);
    const font = `font-family="system-ui,sans-serif" font-weight="700" font-size="${round(size)}"`;
    return svg(width, height, `<text x="0" y="${round(baseline)}" ${font} fill="${fill}">${escaped(look.name)}</text>`);
  }
  const { d, width } = look.nameFace.outline(look.name, size, look.tracking);
  return svg(
    Math.ceil(width),
    height,
    `<title>${escaped(look.name)}</title><path transform="translate(0 ${round(baseline)})" fill="${fill}" d="${d}"/>`,
  );
}
