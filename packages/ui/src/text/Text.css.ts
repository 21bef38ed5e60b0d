import { vars } from '@marquee/theme/contract';
import { style, styleVariants } from '@vanilla-extract/css';

const { color, font, size } = vars;

export const sizes = styleVariants({
  xs: { fontSize: size.xs, lineHeight: 1.4 },
  sm: { fontSize: size.sm, lineHeight: 1.45 },
  md: { fontSize: size.md },
  lg: { fontSize: size.lg, lineHeight: 1.45 },
  xl: { fontSize: size.xl, lineHeight: 1.3 },
  xxl: { fontSize: size.xxl, lineHeight: 1.2 },
  display: { fontSize: size.display, lineHeight: 1.08 },
});

export const tones = styleVariants({
  inherit: {},
  primary: { color: color.text },
  secondary: { color: color.textSecondary },
  muted: { color: color.textMuted },
  accent: { color: color.accent.text },
  positive: { color: color.positive.text },
  negative: { color: color.negative.text },
  warning: { color: color.warning.text },
});

export const strong = style({ fontWeight: font.bodyWeightStrong });
/** Digits of one width, for money, countdowns and tables; in a right-to-left line they keep their own direction. */
export const tabular = style({ fontVariantNumeric: 'tabular-nums', unicodeBidi: 'isolate' });
export const oneLine = style({ display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const aligns = styleVariants({ start: {}, center: { textAlign: 'center' }, end: { textAlign: 'end' } });

const link = style({ textDecorationThickness: 'from-font', borderRadius: 3 });
export const links = styleVariants({
  accent: [link, { color: color.accent.text, fontWeight: font.bodyWeightStrong }],
  inherit: [link, { color: 'inherit' }],
  /** underlined only when pointed at: for lists of links, where all of them are links */
  quiet: [
    link,
    { color: 'inherit', textDecorationLine: 'none', selectors: { '&:hover': { textDecorationLine: 'underline' } } },
  ],
});
