import {
  cornerNames,
  densities,
  elevations,
  fontGenerics,
  type ThemeAuthor,
  type ThemeOverrides,
  themeNames,
} from '@marquee/theme/author';
import { vars } from '@marquee/theme/contract';
import { meanings } from '@marquee/theme/meanings';
import * as z from 'zod';
import { schemaAddress, text } from './brandFile.ts';

const color = text('text').describe('A CSS colour, such as "#6d28d9" or "oklch(0.55 0.2 290)"');
const optionalColor = color.exactOptional();
const radius = z.number().min(0).max(40).exactOptional();
const weight = z.int().min(100).max(1000);

const font = z.strictObject({
  family: text('name').exactOptional().describe('Name of the family'),
  src: text('assetPath').exactOptional().describe('woff2 file inside assets, 30 kB at most'),
  weights: z.tuple([weight, weight]).exactOptional().describe('Lightest and heaviest weight of a variable font'),
  weight: weight.exactOptional().describe('Weight of headings, or of strong text'),
  tracking: z.number().min(-0.1).max(0.2).exactOptional().describe('Letter spacing of headings in em'),
  generic: z.enum(fontGenerics).exactOptional().describe('Which system fonts stand in'),
});

type Tree = { readonly [key: string]: string | Tree };

/** The contract's shape with every leaf optional, so that a new custom property can be overridden without touching this. */
function overridesOf(tree: Tree, said: Tree): z.ZodType {
  const about = (schema: z.ZodType, what: unknown) => (typeof what === 'string' ? schema.describe(what) : schema);
  const group = z.strictObject(
    Object.fromEntries(
      Object.entries(tree).map(([key, value]) => {
        const inner = said[key];
        if (typeof value === 'string') return [key, about(text('text').exactOptional(), inner)];
        return [key, overridesOf(value, typeof inner === 'object' ? inner : {}).optional()];
      }),
    ),
  );
  return about(group, said.$);
}

const overrides = overridesOf(vars, meanings) as z.ZodType<ThemeOverrides>;

/** `theme.json` (BRAND-02). */
export const themeFile = z
  .strictObject({
    $schema: schemaAddress,
    default: z.enum(themeNames).exactOptional().describe('Theme of a first visit'),
    seeds: z
      .strictObject({
        accent: color,
        second: optionalColor,
        neutral: optionalColor,
        wash: z.tuple([color, color]).exactOptional().describe('Two stops of the wash behind heroes'),
        positive: optionalColor,
        negative: optionalColor,
        warning: optionalColor,
        info: optionalColor,
      })
      .describe('Colours from which all others are derived; accent is enough'),
    density: z.enum(densities).exactOptional().describe('How much air is left between things'),
    corners: z
      .union([z.enum(cornerNames), z.strictObject({ control: radius, card: radius, overlay: radius })])
      .exactOptional()
      .describe('A named shape, or pixels for each kind of box'),
    elevation: z.enum(elevations).exactOptional().describe('Edges, shadows, or translucent cards'),
    fonts: z
      .strictObject({
        heading: font.exactOptional().describe('Of headings; left out, that of the body'),
        body: font.exactOptional().describe('Of running text; left out, the system’s'),
      })
      .exactOptional()
      .describe('Fonts of the brand'),
    light: overrides.exactOptional().describe('Values of the light theme that are given instead of derived'),
    dark: overrides.exactOptional().describe('Values of the dark theme that are given instead of derived'),
  })
  .describe('A brand’s look');

type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;
/** Does not compile when the schema and the author type of the theme drift apart. */
true satisfies Same<z.output<typeof themeFile>, ThemeAuthor>;
