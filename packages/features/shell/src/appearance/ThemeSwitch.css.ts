import { styleVariants } from '@vanilla-extract/css';

/** The icon follows the attribute that the theme follows, so it is right before any script has run (BRAND-13). */
export const icons = styleVariants({
  toDark: { display: 'inline-flex', selectors: { ':root[data-theme="dark"] &': { display: 'none' } } },
  toLight: { display: 'none', selectors: { ':root[data-theme="dark"] &': { display: 'inline-flex' } } },
});
