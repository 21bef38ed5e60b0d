/** Widths in px where a layout may change; below 600 is the phone the layout starts from (360 wide). */
export const breakpoints = { tablet: 600, desktop: 900, wide: 1200 } as const;

/** Media queries for `.css.ts` files; styles without one are the phone's. */
export const media = {
  tablet: `(min-width: ${breakpoints.tablet}px)`,
  desktop: `(min-width: ${breakpoints.desktop}px)`,
  wide: `(min-width: ${breakpoints.wide}px)`,
  /** only below the tablet width: for what a phone alone does, such as sheets */
  phone: `(max-width: ${breakpoints.tablet - 0.02}px)`,
  /** a finger: targets grow to 44 px (WCAG 2.5.8) */
  coarse: '(pointer: coarse)',
  /** a pointer that can hover without touching */
  hover: '(hover: hover)',
  /** every animation and transition stands in this one (WCAG 2.3.3) */
  motion: '(prefers-reduced-motion: no-preference)',
  forcedColors: '(forced-colors: active)',
} as const;
