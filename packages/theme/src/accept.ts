import type { FontAuthor, ThemeFonts, ThemeName, ThemeOverrides } from './author.ts';
import { parseColour } from './colour.ts';
import type { ThemeFinding } from './findings.ts';

/**
 * What of an author's values can be written into a style sheet. A text that would end its declaration or the style
 * element is left out, and so is a colour that cannot be parsed: each is a finding.
 */
export function acceptedOverrides(
  given: ThemeOverrides,
  mode: ThemeName,
): { accepted: ThemeOverrides; findings: ThemeFinding[] } {
  const findings: ThemeFinding[] = [];
  const keep = (node: object, path: string[]): object =>
    Object.fromEntries(
      Object.entries(node).flatMap(([key, value]): [string, unknown][] => {
        const here = [...path, key];
        if (typeof value === 'object' && value !== null) return [[key, keep(value, here)]];
        const finding = refuse(String(value), here);
        if (finding) findings.push(finding);
        return finding ? [] : [[key, value]];
      }),
    );
  return { accepted: keep(given, [mode]), findings };
}

export function acceptedFonts(given: ThemeFonts): { accepted: ThemeFonts; findings: ThemeFinding[] } {
  const findings: ThemeFinding[] = [];
  const accept = (role: keyof ThemeFonts): FontAuthor | undefined => {
    const font = given[role];
    if (!font?.family || /^[\p{L}\p{N} _-]+$/u.test(font.family)) return font;
    findings.push({ kind: 'value', path: ['fonts', role, 'family'], value: font.family });
    const { family: _, src: __, ...system } = font;
    return system;
  };
  const body = accept('body');
  const heading = accept('heading');
  return { accepted: { ...(body && { body }), ...(heading && { heading }) }, findings };
}

function refuse(value: string, path: string[]): ThemeFinding | undefined {
  if (path[1] === 'color') return parseColour(value) ? undefined : { kind: 'colour', path, value };
  return /[<>{};\\]|\/\*|url\(/i.test(value) ? { kind: 'value', path, value } : undefined;
}
