import { acceptedFonts, acceptedOverrides } from './accept.ts';
import type { ThemeAuthor, ThemeFonts, ThemeName } from './author.ts';
import type { ThemeValues } from './contract.ts';
import { contrastFindings, type ThemeFinding } from './findings.ts';
import { fontValues } from './fonts.ts';
import { palette } from './palette.ts';
import { shapes } from './scale.ts';
import { parseSeeds, type Seeds } from './seeds.ts';

export interface ResolvedTheme {
  light: ThemeValues;
  dark: ThemeValues;
  /** theme of a first visit */
  default: ThemeName;
  /** what the brand check reports (BRAND-08); empty for a brand that only gives seeds */
  findings: ThemeFinding[];
}

/**
 * Contract values of both themes from what an operator wrote (BRAND-02, C12). Never throws: whatever cannot be used is
 * a finding, and a derived value stands in, so that all findings come at once.
 */
export function resolveTheme(author: ThemeAuthor): ResolvedTheme {
  const { seeds, unparsable } = parseSeeds(author.seeds);
  const fonts = acceptedFonts(author.fonts ?? {});
  const light = resolveOne(author, seeds, fonts.accepted, 'light');
  const dark = resolveOne(author, seeds, fonts.accepted, 'dark');
  return {
    light: light.values,
    dark: dark.values,
    default: author.default ?? 'light',
    findings: [
      ...unparsable.map((seed): ThemeFinding => ({ kind: 'colour', ...seed })),
      ...fonts.findings,
      ...light.findings,
      ...dark.findings,
    ],
  };
}

function resolveOne(author: ThemeAuthor, seeds: Seeds, fonts: ThemeFonts, mode: ThemeName) {
  const { accepted, findings } = acceptedOverrides(author[mode] ?? {}, mode);
  const given = accepted.color ?? {};
  const color = palette(seeds, mode, author.elevation === 'glass', given);
  const shape = shapes(author, seeds, mode);
  const font = fontValues(fonts);
  const values: ThemeValues = {
    color,
    radius: { ...shape.radius, ...accepted.radius },
    space: { ...shape.space, ...accepted.space },
    control: { ...shape.control, ...accepted.control },
    font: { ...font, ...accepted.font },
    size: { ...shape.size, ...accepted.size },
    shadow: { ...shape.shadow, ...accepted.shadow },
    glass: accepted.glass ?? shape.glass,
    motion: { ...shape.motion, ...accepted.motion },
  };
  return { values, findings: [...findings, ...contrastFindings(mode, color, given)] };
}
