import type { ThemeValues } from './contract.ts';

/**
 * What an operator writes in `theme.json` (BRAND-02). One seed colour is enough: `{ "seeds": { "accent": "#0b6bcb" } }`.
 * Everything else has a default, and `light` and `dark` override any single value of the contract.
 *
 * Accepted keys: `$schema`, `default`, `seeds`, `density`, `corners`, `elevation`, `fonts`, `light`, `dark`.
 */
export interface ThemeAuthor {
  /** address of the JSON Schema, for completion in an editor (BRAND-07) */
  $schema?: string;
  /** the theme of a first visit; the player's own choice wins afterwards. Default `light` */
  default?: ThemeName;
  seeds: ThemeSeeds;
  /** how much air is left between things and how high controls are. Default `regular` */
  density?: Density;
  /** a named shape, or pixels for each kind of box. Default `soft` (8, 12, 16 px) */
  corners?: CornerName | Corners;
  /** `flat` = edges instead of shadows, `soft` = shadows, `glass` = translucent cards and bars with a blur. Default `soft` */
  elevation?: Elevation;
  fonts?: ThemeFonts;
  /** values of the light theme that are given instead of derived, in the contract's own shape */
  light?: ThemeOverrides;
  /** values of the dark theme that are given instead of derived, in the contract's own shape */
  dark?: ThemeOverrides;
}

export const themeNames = ['light', 'dark'] as const;
export type ThemeName = (typeof themeNames)[number];

export const densities = ['compact', 'regular', 'roomy'] as const;
export type Density = (typeof densities)[number];

export const cornerNames = ['square', 'soft', 'round'] as const;
export type CornerName = (typeof cornerNames)[number];

export const elevations = ['flat', 'soft', 'glass'] as const;
export type Elevation = (typeof elevations)[number];

/** Corner radii in pixels, 0 to 40. Accepted keys: `control`, `card`, `overlay`; a key left out is that of `soft`. */
export interface Corners {
  control?: number;
  card?: number;
  overlay?: number;
}

/**
 * Any CSS colour without alpha: `#rgb`, `#rrggbb`, a name, `rgb()`, `hsl()`, `oklch()`. Seeds are a direction: the
 * resolver bends lightness where a text would not be readable; what must stay as written belongs in `light` or `dark`.
 *
 * Accepted keys: `accent` (required), `second`, `neutral`, `wash`, `positive`, `negative`, `warning`, `info`.
 */
export interface ThemeSeeds {
  /** the brand's main colour: primary buttons, links, focus ring */
  accent: string;
  /** a second brand colour for badges and decoration. Default: the accent's neighbour on the colour wheel */
  second?: string;
  /** what greys lean to: its hue, and as much of its strength as surfaces bear. Default: a trace of the accent */
  neutral?: string;
  /** two stops of the wash behind heroes and brand panels. Default: from accent to second */
  wash?: [string, string];
  positive?: string;
  negative?: string;
  warning?: string;
  info?: string;
}

/** Accepted keys: `heading`, `body`. A font left out is the system's own sans-serif and costs no bytes. */
export interface ThemeFonts {
  heading?: FontAuthor;
  body?: FontAuthor;
}

export const fontGenerics = ['sans', 'humanist', 'rounded', 'serif'] as const;
export type FontGeneric = (typeof fontGenerics)[number];

/** Accepted keys: `family`, `src`, `weights`, `weight`, `tracking`, `generic`. */
export interface FontAuthor {
  /** name of the family in `src`, or of one that players have installed. Left out: the system's font of kind `generic` */
  family?: string;
  /** woff2 file inside the brand's `assets` folder, such as `fonts/heading.woff2`; 30 kB at most (BRAND-05) */
  src?: string;
  /** lightest and heaviest weight that a variable font in `src` bears. Default: `weight` alone */
  weights?: [number, number];
  /** weight of headings (default 700), or of strong text for `body` (default 600) */
  weight?: number;
  /** letter spacing of headings in em, -0.1 to 0.2. Default 0 */
  tracking?: number;
  /** which system fonts stand in until `src` is there, and for glyphs it lacks. Default `sans` */
  generic?: FontGeneric;
}

/** Any part of the contract, as CSS text. Accepted keys: those of `ThemeValues`, at every depth. */
export type ThemeOverrides = DeepPartial<ThemeValues>;
type DeepPartial<T> = { [K in keyof T]?: T[K] extends string ? string : DeepPartial<T[K]> };
