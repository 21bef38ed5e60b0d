import type { Catalogue } from '../catalogue.ts';
import type { Finding, Problem } from '../finding.ts';
import type { DraftPack } from '../read/draft.ts';

/** What a check may know besides the pack. */
export interface CheckContext {
  /** the product's messages; absent when nobody handed them in, and then what needs them is not checked */
  readonly catalogue?: Catalogue | undefined;
}

/** A check of one pack. Pure: it looks at what was read and says what is wrong. */
export type PackCheck = (pack: DraftPack, context: CheckContext) => Iterable<Problem> | AsyncIterable<Problem>;

/** A check that looks at the texts of a pack only, and at which files it has, so that it runs in a browser too. */
export type TextCheck = (pack: DraftPack<Uint8Array>, context: CheckContext) => Iterable<Problem>;

/** A check of packs against each other. */
export type AcrossCheck = (packs: readonly DraftPack[]) => Iterable<Finding>;
