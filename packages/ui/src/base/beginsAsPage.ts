import type { StyleRule } from '@vanilla-extract/css';

/** Style of a line that begins where the page's lines do, whatever direction its words are in (WCAG 1.3.2). */
export const beginsAsPage = { textAlign: ['-webkit-match-parent', 'match-parent'] } satisfies StyleRule;
