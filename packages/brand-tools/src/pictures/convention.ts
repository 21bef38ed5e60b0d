import type { Severity } from '../finding.ts';
import type { PackFile } from '../read/packFile.ts';

/** The shape of the place that a picture is shown in. */
export interface Shape {
  /** width over height, the least and the most that is not cut beyond recognition */
  readonly from: number;
  readonly to: number;
  /** completes "Export it …" */
  readonly what: string;
  readonly such: string;
  /** dots that a bitmap needs across */
  readonly least: number;
}

/** A picture that a pack may hold, by the name of its file in `assets`. */
export interface AssetName {
  /** how much it weighs that it is not there */
  readonly severity: Extract<Severity, 'recommendation'> | 'optional';
  /** completes "There is no …;" */
  readonly instead: string;
  readonly mend: string;
  readonly shape: Shape;
}

const made = (shape: Shape, instead: string, mend: string): AssetName => ({
  severity: 'recommendation',
  instead,
  mend,
  shape,
});
const optional = (shape: Shape, instead: string): AssetName => ({ severity: 'optional', instead, mend: '', shape });

const logo: Shape = {
  from: 0.8,
  to: 9,
  what: 'from square to nine times as wide as high',
  such: '320 × 96',
  least: 96,
};
const square: Shape = { from: 0.98, to: 1.02, what: 'square', such: '512 × 512', least: 192 };
const wide: Shape = { from: 1.6, to: 4, what: 'much wider than high', such: '1440 × 512', least: 1200 };
const narrow: Shape = { from: 0.5, to: 1.25, what: 'about as high as wide', such: '720 × 840', least: 600 };
const card: Shape = { from: 1.5, to: 2.3, what: 'about twice as wide as high', such: '1200 × 630', least: 600 };

/** The one list of pictures by convention (BRAND-05): each may be `.svg`, `.png`, `.webp`, `.avif` or `.jpg`. */
export const assetNames: Readonly<Record<string, AssetName>> = {
  'logo-light': made(
    logo,
    'the brand’s own name is set as a wordmark',
    'Add the logo for light backgrounds, 32 to 48 pixels high.',
  ),
  'logo-dark': made(logo, 'the brand’s own name is set as a wordmark', 'Add the logo for dark backgrounds.'),
  favicon: made(
    { ...square, least: 48 },
    'the brand’s first letter is drawn in its colours',
    'Add a square SVG that can be told apart at 16 pixels.',
  ),
  'hero-wide-light': made(wide, 'a picture is made from the brand’s colours', 'Add a picture of 1440 × 512 pixels.'),
  'hero-narrow-light': optional(narrow, 'the wide one is shown'),
  'hero-wide-dark': optional(wide, 'the light one is shown'),
  'hero-narrow-dark': optional(narrow, 'the light one is shown'),
  /** fills its square to the edges; what matters lies within the middle 80 %, for round masks */
  'app-icon': optional(square, 'the favicon is drawn on the brand’s colour'),
  social: optional(card, 'one is made from the logo'),
};

const ENDINGS = ['svg', 'webp', 'avif', 'png', 'jpg', 'jpeg'];

/** The file of a picture, whatever its format. */
export function findAsset(files: ReadonlyMap<string, PackFile>, name: string): PackFile | undefined {
  return ENDINGS.map((ending) => files.get(`assets/${name}.${ending}`)).find((file) => file !== undefined);
}
