import type { Severity } from '../finding.ts';
import type { PackFile } from '../read/files.ts';

/** A picture that a pack may hold, by the name of its file in `assets`. */
export interface AssetName {
  /** how much it weighs that it is not there */
  readonly severity: Extract<Severity, 'recommendation'> | 'optional';
  /** completes "There is no …;" */
  readonly instead: string;
  readonly mend: string;
}

const made = (instead: string, mend: string): AssetName => ({ severity: 'recommendation', instead, mend });
const optional = (instead: string): AssetName => ({ severity: 'optional', instead, mend: '' });

/** The one list of pictures by convention (BRAND-05): each may be `.svg`, `.png`, `.webp`, `.avif` or `.jpg`. */
export const assetNames: Readonly<Record<string, AssetName>> = {
  'logo-light': made(
    'the brand’s own name is set as a wordmark',
    'Add the logo for light backgrounds, 32 to 48 pixels high.',
  ),
  'logo-dark': made('the brand’s own name is set as a wordmark', 'Add the logo for dark backgrounds.'),
  favicon: made(
    'the brand’s first letter is drawn in its colours',
    'Add a square SVG that can be told apart at 16 pixels.',
  ),
  'hero-wide-light': made('a picture is made from the brand’s colours', 'Add a picture of 1600 × 640 pixels.'),
  'hero-narrow-light': optional('the wide one is shown'),
  'hero-wide-dark': optional('the light one is shown'),
  'hero-narrow-dark': optional('the light one is shown'),
  /** fills its square to the edges; what matters lies within the middle 80 %, for round masks */
  'app-icon': optional('the favicon is drawn on the brand’s colour'),
  social: optional('one is made from the logo'),
};

const ENDINGS = ['svg', 'webp', 'avif', 'png', 'jpg', 'jpeg'];

/** The file of a picture, whatever its format. */
export function findAsset(files: ReadonlyMap<string, PackFile>, name: string): PackFile | undefined {
  return ENDINGS.map((ending) => files.get(`assets/${name}.${ending}`)).find((file) => file !== undefined);
}
