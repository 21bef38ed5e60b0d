/** What of a screen tells that it shows a change. */
export type Look = { readonly path?: string } & (
  | { readonly kind: 'variable'; readonly name: string }
  | { readonly kind: 'word'; readonly word: string }
  | { readonly kind: 'count'; readonly selector: string }
);

/** From a change in the studio to the frame in which every screen in sight shows it. */
export interface Shown {
  readonly ms: number;
  /** in sight that had to change */
  readonly screens: number;
}

declare global {
  interface Window {
    studio: {
      /** waits for the next change, and for the frame that shows it on each screen in sight that it concerns */
      expect(look: Look): void;
      shown: Promise<Shown>;
    };
  }
}
