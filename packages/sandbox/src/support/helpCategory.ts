import type { Translated } from '../messages.ts';

/** A part of the help. */
export interface HelpCategory {
  readonly id: string;
  /** where it is shown: on the site, in the member centre */
  readonly scopes: readonly ('site' | 'member')[];
  readonly title: Translated;
  /** HTML, as operators write it */
  readonly articles: readonly { readonly id: string; readonly title: Translated; readonly content: Translated }[];
}
