/** A shape of an icon: element and attributes, as lucide hands them out. */
export type IconShape = readonly [element: string, attributes: Readonly<Record<string, string | number>>];

/**
 * One path that draws all shapes of an icon (SVG 2, 9: a subpath is stroked as a path of its own is); `null` when a shape has
 * an attribute of its own, such as a fill, so that the icon cannot be one path.
 */
export function iconPath(shapes: readonly IconShape[]): string | null {
  const parts = shapes.map(shapePath);
  return parts.every((part) => part !== null) ? parts.join('') : null;
}

/** What stands on a shape and is no geometry. */
const NO_GEOMETRY = new Set(['key']);

function shapePath([element, attributes]: IconShape): string | null {
  const left = new Map(Object.entries(attributes).filter(([name]) => !NO_GEOMETRY.has(name)));
  const take = (name: string) => {
    const value = left.get(name);
    left.delete(name);
    return value;
  };
  const number = (name: string) => Number(take(name) ?? 0);
  const path = draw(element, { take, number });
  return path !== null && left.size === 0 && !path.includes('NaN') ? path : null;
}

interface Attributes {
  take(name: string): string | number | undefined;
  number(name: string): number;
}

function draw(element: string, { take, number }: Attributes): string | null {
  switch (element) {
    case 'path':
      return absoluteStart(String(take('d') ?? ''));
    case 'line':
      return `M${number('x1')} ${number('y1')}L${number('x2')} ${number('y2')}`;
    case 'polyline':
    case 'polygon':
      return `M${String(take('points') ?? '').trim()}${element === 'polygon' ? 'Z' : ''}`;
    case 'circle': {
      const r = number('r');
      return ellipse(number('cx'), number('cy'), r, r);
    }
    case 'ellipse':
      return ellipse(number('cx'), number('cy'), number('rx'), number('ry'));
    case 'rect': {
      // one radius given is the other too
      const [rx, ry] = [take('rx'), take('ry')];
      const radii = [Number(rx ?? ry ?? 0), Number(ry ?? rx ?? 0)] as const;
      return rect(number('x'), number('y'), number('width'), number('height'), radii);
    }
    default:
      return null;
  }
}

/** The first move of a path is absolute whatever its letter; behind another path it would count from where that ended. */
const absoluteStart = (d: string): string | null =>
  d.startsWith('M') ? d : d.startsWith('m') ? relativeFirst(d.slice(1)) : null;

/** `m` with further pairs goes on in relative lines, which `M` alone would make absolute ones. */
function relativeFirst(rest: string): string | null {
  const found = /^\s*(-?(?:\d*\.\d+|\d+))[\s,]*(-?(?:\d*\.\d+|\d+))(.*)$/s.exec(rest);
  if (!found) return null;
  const [, x = '', y = '', more = ''] = found;
  return /^[\s,]*[-.\d]/.test(more) ? `M${x} ${y}l${more}` : `M${x} ${y}${more}`;
}

function ellipse(cx: number, cy: number, rx: number, ry: number): string {
  const half = (x: number) => `a${rx} ${ry} 0 1 0 ${x} 0`;
  return `M${round(cx - rx)} ${cy}${half(2 * rx)}${half(-2 * rx)}z`;
}

function rect(x: number, y: number, width: number, height: number, [rx, ry]: readonly [number, number]): string {
  if (rx === 0) return `M${x} ${y}h${width}v${height}h${-width}z`;
  const [inner, tall] = [round(width - 2 * rx), round(height - 2 * ry)];
  const corner = (dx: number, dy: number) => `a${rx} ${ry} 0 0 1 ${dx} ${dy}`;
  return (
    `M${round(x + rx)} ${y}h${inner}${corner(rx, ry)}v${tall}${corner(-rx, ry)}` +
    `h${-inner}${corner(-rx, -ry)}v${-tall}${corner(rx, -ry)}z`
  );
}

const round = (value: number) => Math.round(value * 1000) / 1000;
