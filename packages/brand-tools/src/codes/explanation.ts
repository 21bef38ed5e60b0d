/** What `pnpm brand explain` says of a kind of finding, whatever the pack it is found in. */
export interface Explanation {
  /** what is wrong, in a sentence */
  readonly what: string;
  /** what happens to players or to the operator when it stays */
  readonly why: string;
  /** how to mend it, in general; a finding says it for its own place */
  readonly mend: string;
}
