const flow: Readonly<Record<string, string>> = {
  Left: 'InlineStart',
  Right: 'InlineEnd',
  Top: 'BlockStart',
  Bottom: 'BlockEnd',
};
const corner: Readonly<Record<string, string>> = { Left: 'Start', Right: 'End', Top: 'Start', Bottom: 'End' };
const side = '(Left|Right|Top|Bottom)';
const named: readonly [RegExp, (...parts: string[]) => string][] = [
  [new RegExp(`^${side}$`), (at = '') => `inset${flow[at]}`],
  [new RegExp(`^((?:Scroll)?(?:Margin|Padding))${side}$`), (box = '', at = '') => `${box}${flow[at]}`],
  [new RegExp(`^Border${side}(Width|Style|Color)?$`), (at = '', part = '') => `Border${flow[at]}${part}`],
  [
    /^Border(Top|Bottom)(Left|Right)Radius$/,
    (block = '', inline = '') => `Border${corner[block]}${corner[inline]}Radius`,
  ],
];

/** The logical property that a physical one stands for; undefined for one that is logical or has no side. */
export function logicalProperty(property: string): string | undefined {
  const words = property.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());
  for (const [pattern, logical] of named) {
    const match = pattern.exec(words);
    if (match) return lowerFirst(logical(...match.slice(1).map((part) => part ?? '')));
  }
  return undefined;
}

const sided: Readonly<Record<string, (side: 'start' | 'end') => string>> = {
  textAlign: (at) => at,
  textAlignLast: (at) => at,
  float: (at) => `inline-${at}`,
  clear: (at) => `inline-${at}`,
  captionSide: (at) => `inline-${at}`,
  positionArea: (at) => at,
  justifyContent: (at) => at,
  justifyItems: (at) => at,
  justifySelf: (at) => at,
};

/** The logical value that `left` or `right` stands for in a property that takes a side. */
export function logicalValue(property: string, value: string): string | undefined {
  const word = /^(left|right)$/.exec(value.trim())?.[1];
  if (!word) return undefined;
  const at = word === 'left' ? 'start' : 'end';
  if (property.startsWith('--')) return at;
  return Object.hasOwn(sided, property) ? sided[property]?.(at) : undefined;
}

const boxes = /^((scroll)?(margin|padding)|inset|border(Width|Style|Color))$/i;

/**
 * Whether a shorthand tells left from right, which it counts clockwise from the top whatever the direction. Such a
 * value cannot be mirrored: `margin: 0 1rem 0 2rem`.
 */
export function tellsLeftFromRight(property: string, value: string): boolean {
  const parts = splitValue(value);
  if (boxes.test(property)) return parts.length === 4 && parts[1] !== parts[3];
  if (property !== 'borderRadius') return false;
  const [topLeft, topRight = topLeft, bottomRight = topLeft, bottomLeft = topRight] = parts;
  return topLeft !== topRight || bottomRight !== bottomLeft;
}

/** Splits at spaces, or at another letter, outside of parentheses and braces. */
export function splitValue(value: string, at = ' '): string[] {
  const parts = [''];
  let depth = 0;
  for (const letter of value.trim()) {
    if ('({['.includes(letter)) depth++;
    if (')}]'.includes(letter)) depth--;
    if (letter === at && depth === 0) parts.push('');
    else parts.push(`${parts.pop()}${letter}`);
  }
  return parts.filter((part) => part !== '');
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
