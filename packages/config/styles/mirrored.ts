import { splitValue } from './physical.ts';

const placed =
  /^((background|object|mask|offset)Position|(background|mask)PositionX|(transform|perspective)Origin|offsetAnchor)$/;
const painted = /^(background|mask|borderImage|listStyle)(Image|Source)?$/;

/**
 * What in a value tells left from right where CSS has no start and end: a place or the way of a gradient (`left center`,
 * `to right`, `90deg`), a step aside (`translateX(4px)`), a seam (`inset 3px 0`), a part cut off (`inset(0 50% 0 0)`).
 */
export function sideOf(property: string, value: string): string | undefined {
  if (placed.test(property)) return /(?<![\w-])(left|right)(?![\w-])/.exec(value)?.[0];
  const isPainted = property.startsWith('--') ? value.includes('gradient(') : painted.test(property);
  if (isPainted) return wayOf(value);
  if (property === 'transform') return stepOf(/translate(?:X|3d)?\(\s*([^,)]*)/.exec(value));
  if (property === 'translate') return stepOf(/^\s*(\S+)/.exec(value));
  if (property === 'boxShadow') return splitValue(value, ',').map(seamOf).find(Boolean);
  return property === 'clipPath' ? cutOf(value) : undefined;
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

function seamOf(layer: string): string | undefined {
  const parts = splitValue(layer.trim());
  const aside = parts.find((part) => /^-?[\d.]/.test(part));
  return parts.includes('inset') && aside !== undefined && !isNothing(aside) ? `inset ${aside}` : undefined;
}

function cutOf(value: string): string | undefined {
  const edges = /inset\(((?:[^()]|\([^()]*\))*?)(?:\s+round\b|\))/.exec(value)?.[1];
  const [, right, , left] = splitValue(edges ?? '');
  return left !== undefined && left !== right ? `inset(${edges})` : wayOf(value);
}

const isNothing = (length: string) => /^-?0(?:\.0+)?(?![\d.])/.test(length);
