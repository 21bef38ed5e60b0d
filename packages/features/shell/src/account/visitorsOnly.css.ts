import { style } from '@vanilla-extract/css';

/** What only visitors are offered: until the session of a reload is read, the prerendered page keeps it to itself. */
export const visitorsOnly = style({ selectors: { ':root[data-session="held"] &': { visibility: 'hidden' } } });
