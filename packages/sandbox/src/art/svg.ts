/** A number as it stands in a drawing: one decimal is finer than any screen. */
export function num(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** A point at a distance and an angle in degrees, clockwise from the top, around the origin. */
export function polar(radius: number, degrees: number): string {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return `${num(radius * Math.cos(angle))} ${num(radius * Math.sin(angle))}`;
}

/** A wedge of a ring between two radii and two angles. */
export function wedge(inner: number, outer: number, from: number, to: number): string {
  const large = to - from > 180 ? 1 : 0;
  return `M${polar(outer, from)}A${outer} ${outer} 0 ${large} 1 ${polar(outer, to)}L${polar(inner, to)}A${inner} ${inner} 0 ${large} 0 ${polar(inner, from)}Z`;
}

export function circle(x: number, y: number, radius: number, fill: string, more = ''): string {
  return `<circle cx="${num(x)}" cy="${num(y)}" r="${num(radius)}" fill="${fill}"${more && ` ${more}`}/>`;
}

export function ellipse(x: number, y: number, rx: number, ry: number, fill: string, more = ''): string {
  return `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(rx)}" ry="${num(ry)}" fill="${fill}"${more && ` ${more}`}/>`;
}

export function path(d: string, fill: string, more = ''): string {
  return `<path d="${d}" fill="${fill}"${more && ` ${more}`}/>`;
}

/** A line without a fill. */
export function stroke(d: string, colour: string, width: number, more = ''): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${num(width)}" stroke-linecap="round" stroke-linejoin="round"${more && ` ${more}`}/>`;
}

/** A rounded box around its centre. */
export function box(
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
  fill: string,
  more = '',
): string {
  return `<rect x="${num(x - width / 2)}" y="${num(y - height / 2)}" width="${num(width)}" height="${num(height)}" rx="${num(radius)}" fill="${fill}"${more && ` ${more}`}/>`;
}

/** Discs of one colour as one element: a browser styles and lays out each element of each picture on a page. */
export function discs(
  spots: readonly (readonly [x: number, y: number, radius: number])[],
  fill: string,
  more = '',
): string {
  const round = ([x, y, radius]: (typeof spots)[number]) => {
    const [r, across] = [num(radius), num(radius * 2)];
    return `M${num(x - radius)} ${num(y)}a${r} ${r} 0 1 0 ${across} 0a${r} ${r} 0 1 0-${across} 0Z`;
  };
  return spots.length === 0 ? '' : path(spots.map(round).join(''), fill, more);
}

/** One element that is not moved yet. */
const SINGLE = /^<(?!g)(?:(?! transform=)[^<>])*\/>$/;

/** Parts moved, turned and scaled together; a single one needs no group around it. */
export function place(x: number, y: number, turn: number, scale: number, ...parts: string[]): string {
  const moves = [`translate(${num(x)} ${num(y)})`];
  if (turn !== 0) moves.push(`rotate(${num(turn)})`);
  if (scale !== 1) moves.push(`scale(${Math.round(scale * 1000) / 1000})`);
  const transform = `transform="${moves.join(' ')}"`;
  const all = parts.join('');
  return SINGLE.test(all) ? `${all.slice(0, -2)} ${transform}/>` : `<g ${transform}>${all}</g>`;
}

type Stops = readonly (readonly [offset: number, colour: string, opacity?: number])[];

function stopList(stops: Stops): string {
  return stops
    .map(
      ([offset, colour, opacity]) =>
        `<stop offset="${offset}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('');
}

/** A gradient from the top start corner by a vector of the filled box. */
export function linear(id: string, x2: number, y2: number, stops: Stops): string {
  return `<linearGradient id="${id}" x1="0" y1="0" x2="${x2}" y2="${y2}">${stopList(stops)}</linearGradient>`;
}

/** A gradient from a lit spot outwards. */
export function radial(id: string, x: number, y: number, stops: Stops): string {
  return `<radialGradient id="${id}" cx="${x}" cy="${y}" r=".75">${stopList(stops)}</radialGradient>`;
}
