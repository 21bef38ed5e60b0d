import { style, styleVariants } from '@vanilla-extract/css';

const base = style({ inlineSize: 'auto', maxInlineSize: '100%', objectFit: 'contain', objectPosition: 'center' });
export const sizes = styleVariants({
  bar: [base, { blockSize: '2rem' }],
  page: [base, { blockSize: '2.75rem' }],
});

/** Both logos are in the page and CSS picks one, so that the theme flips in the same frame and nothing flashes (BRAND-13). */
export const only = styleVariants({
  light: { selectors: { ':root[data-theme="dark"] &': { display: 'none' } } },
  dark: { selectors: { ':root:not([data-theme="dark"]) &': { display: 'none' } } },
});
