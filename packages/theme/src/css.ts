import type { ThemeName } from './author.ts';
import { type ThemeValues, vars } from './contract.ts';

export interface ThemeCssOptions {
  /** selector that carries the theme; `:root` for a page, `[data-brand="x"]` in a story */
  scope?: string;
  /** theme of a page without `data-theme` */
  default?: ThemeName;
}

/**
 * A brand's two themes as custom properties, minified, for the page's `<style>` (BRAND-10): the default theme for the
 * scope itself, the other for `data-theme`, where only what differs is written again. An inner `data-theme` of the
 * default theme needs no rule of its own: the attribute stands on the scope's own element.
 */
export function themeCss(theme: Record<ThemeName, ThemeValues>, options: ThemeCssOptions = {}): string {
  const { scope = ':root', default: first = 'light' } = options;
  const second: ThemeName = first === 'light' ? 'dark' : 'light';
  const base = declarations(theme[first]);
  const other = declarations(theme[second]);
  const differing = [...other].filter(([name, value]) => base.get(name) !== value);
  return [
    `${scope}{color-scheme:${first};${text([...base])}}`,
    `${scope}[data-theme="${second}"]{color-scheme:${second};${text(differing)}}`,
    coarse(scope, theme[first]),
  ].join('');
}

/** Name and value of every custom property of the contract, in its order. */
export function declarations(values: ThemeValues): Map<string, string> {
  const found = new Map<string, string>();
  const walk = (names: object, leaves: object) => {
    for (const [key, name] of Object.entries(names)) {
      const value: unknown = Reflect.get(leaves, key);
      if (typeof name === 'string' && typeof value === 'string') found.set(name.slice(4, -1), value);
      else if (typeof name === 'object' && typeof value === 'object' && value !== null) walk(name, value);
    }
  };
  walk(vars, values);
  return found;
}

const FINGER = '2.75rem';

/** Fingers need 44 px (WCAG 2.2, 2.5.5), whatever the brand's density. */
function coarse(scope: string, values: ThemeValues): string {
  const name = (property: string) => property.slice(4, -1);
  const floor = (property: string, value: string) =>
    `${name(property)}:${value === FINGER ? value : `max(${FINGER},${value})`}`;
  const { height, small } = vars.control;
  return `@media (pointer:coarse){${scope}{${floor(height, values.control.height)};${floor(small, values.control.small)}}}`;
}

function text(entries: readonly (readonly [string, string])[]): string {
  return entries.map(([name, value]) => `${name}:${value}`).join(';');
}

/** A longer value stays behind its name. */
const SHORT = 24;

/** Properties that have one short value in both themes and for every pointer, by name: spaces, corners, weights. */
export function settledValues(theme: Record<ThemeName, ThemeValues>): Map<string, string> {
  const dark = declarations(theme.dark);
  const forPointer = coarse('', theme.light);
  return new Map(
    [...declarations(theme.light)].filter(
      ([name, value]) => dark.get(name) === value && value.length <= SHORT && !forPointer.includes(`${name}:`),
    ),
  );
}

/**
 * Writes settled values into the style sheet of a page: a browser works each `var()` out anew for every element in sight
 * whenever the theme flips or a dialog makes the page inert.
 */
export function writeSettled(css: string, values: ReadonlyMap<string, string>): string {
  return css.replace(/var\((--[\w-]+)\)/g, (named, name: string) => values.get(name) ?? named);
}
