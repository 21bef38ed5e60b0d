import { splitValue } from './physical.ts';

const placed =
  /^((background|object|mask|offset)Position|(background|mask)PositionX|(transform|perspective)Origin|offsetAnchor)$/;
const painted = /^(background|mask|borderImage|listStyle)(Image|Source)?$/;

/**
 * What in a value tells left from right where CSS has no start and end: a place or the way of a gradient (`left center`,
 * `to right`, `90deg`), a step aside (`translateX(4px)`), a slant (`skewX(4deg)`), a shadow to one side (`4px 0`), a part
 * cut off (`inset(0 50% 0 0)`).
 */
export function sideOf(property: string, value: string): string | undefined {
  if (placed.test(property)) return placeOf(property, value);
  const isPainted = property.startsWith('--') ? value.includes('gradient(') : painted.test(property);
  if (isPainted) return wayOf(value);
  if (property === 'transform') return stepOf(/translate(?:X|3d)?\(\s*([^,)]*)/.exec(value)) ?? skewOf(value);
  if (property === 'translate') return stepOf(/^\s*(\S+)/.exec(value));
  if (/^(box|text)Shadow$/.test(property)) return splitValue(value, ',').map(shadowOf).find(Boolean);
  if (/^(backdropF|f)ilter$/.test(property)) return droppedOf(value);
  return property === 'clipPath' ? cutOf(value) : undefined;
}

/** `left`, and along the line alone also a length, which is counted from the left. */
function placeOf(property: string, value: string): string | undefined {
  const side = /(?<![\w-])(left|right)(?![\w-])/.exec(value)?.[0];
  const isAlong = property.endsWith('PositionX') && /^-?[\d.]+[a-z]+/.test(value.trim());
  return side ?? (isAlong && !isNothing(value.trim()) ? value.trim() : undefined);
}

/** Both slants of a box lean it to a side; a turn of nothing does not. */
function skewOf(value: string): string | undefined {
  const [skew, angles = ''] = /skew[XY]?\(([^)]*)\)?/.exec(value) ?? [];
  return angles.split(',').some((angle) => stepOf(/(.+)/.exec(angle))) ? skew : undefined;
}

function wayOf(value: string): string | undefined {
  const word = /(?<![\w-])(?:(?:to|at)\s(?:[\w%.]+\s)?)?(?:left|right)(?![\w-])/.exec(value)?.[0];
  return (
    word ??
    [...value.matchAll(/linear-gradient\(\s*(?:in [\w\s-]*?)?(-?[\d.]+)(deg|turn|rad|grad)/g)]
      .map(slantOf)
      .find(Boolean)
  );
}

const halfTurn: Readonly<Record<string, number>> = { deg: 180, turn: 0.5, grad: 200 };

/** An angle that leads to a side at all; up and down do not. */
function slantOf([, angle = '', unit = '']: RegExpExecArray): string | undefined {
  return Number(angle) % (halfTurn[unit] ?? Number.POSITIVE_INFINITY) === 0 ? undefined : `${angle}${unit}`;
}

/** A step that is not nothing, and is not told by a value of its own, which may be another from right to left. */
function stepOf(match: RegExpExecArray | null): string | undefined {
  const step = match?.[1]?.trim();
  if (!step || isNothing(step) || /\$\{|var\(|^none$|^inherit$/.test(step)) return undefined;
  return step;
}

/** Of the lengths of a shadow the first leads to a side. */
function shadowOf(layer: string): string | undefined {
  const parts = splitValue(layer.trim());
  const [aside, ...lengths] = parts.filter((part) => /^-?\.?\d/.test(part));
  // what is put in before them is a colour, or itself the length that leads to a side
  const [first = '', ...others] = parts.filter((part) => part !== 'inset');
  const isPutIn = /^(\$\{|var\(|calc\()/.test(first);
  const isAside = lengths.length === 0 || others.some((part) => /^(\$\{|[a-z])/i.test(part));
  if (isPutIn && isAside) return undefined;
  if (aside === undefined || isNothing(aside)) return undefined;
  return parts.includes('inset') ? `inset ${aside}` : aside;
}

/** `drop-shadow(4px 0 …)` */
function droppedOf(value: string): string | undefined {
  return [...value.matchAll(/drop-shadow\(((?:[^()]|\((?:[^()]|\([^()]*\))*\))*)\)/g)]
    .map(([, layer = '']) => shadowOf(layer))
    .find(Boolean);
}

function cutOf(value: string): string | undefined {
  const edges = /inset\(((?:[^()]|\([^()]*\))*?)(?:\s+round\b|\))/.exec(value)?.[1];
  const [, right, , left] = splitValue(edges ?? '');
  return left !== undefined && left !== right ? `inset(${edges})` : wayOf(value);
}

const isNothing = (length: string) => /^-?0(?:\.0+)?(?![\d.])/.test(length);
