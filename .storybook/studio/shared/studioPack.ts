import type { BrandData } from '@marquee/brand/data';
import type { FontMetrics } from '@marquee/theme/fallback';

/** What the studio begins with. */
export interface StudioList {
  readonly brands: readonly ListedBrand[];
  /** whether there is a server that writes into the brands' folders */
  readonly save: boolean;
}

/** A brand in the list of the studio. */
export interface ListedBrand {
  readonly id: string;
  readonly name: string;
}

/** A brand's pack as the studio opens it. */
export interface StudioPack {
  readonly id: string;
  /** the brand as its pages carry it, before any change */
  readonly data: BrandData;
  /** every file that is text, by its path in the pack */
  readonly text: Readonly<Record<string, string>>;
  /** every other file, in Base64 */
  readonly binary: Readonly<Record<string, string>>;
  /** SHA-256 of every file */
  readonly hashes: Readonly<Record<string, string>>;
  /** measures of the fonts in `assets`, for fallback faces of the same size */
  readonly metrics: Readonly<Record<string, FontMetrics>>;
  /** pictures that the pack has none of, so that they are drawn: shape and theme of heroes, and the wordmark's SVG */
  readonly drawn: {
    readonly hero: readonly string[];
    readonly logo: Readonly<Partial<Record<'light' | 'dark', string>>>;
  };
}

/** What the studio's page gets when a pack cannot be opened. */
export interface UnopenedPack {
  readonly findings: readonly string[];
}
