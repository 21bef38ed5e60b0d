import { vars } from '@marquee/theme/contract';
import { media } from '@marquee/ui/base/breakpoints';
import { washed } from '@marquee/ui/base/wash';
import { style, styleVariants } from '@vanilla-extract/css';

const { color, font, radius, shadow, size, space, glass } = vars;

const centre = style({
  display: 'grid',
  placeItems: 'center',
  paddingInline: space[4],
  paddingBlock: space[10],
});

export const stages = styleVariants({
  /** replaces the whole app */
  whole: [centre, { ...washed(135), flex: 1 }],
  /** stands inside the page's frame */
  within: [centre, { flex: 1 }],
});

/** A whole page fills the screen together with its foot. */
export const footed = style({ display: 'flex', flexDirection: 'column', minBlockSize: '100dvb' });

export const sheet = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space[5],
  inlineSize: '100%',
  maxInlineSize: '34rem',
  paddingInline: space[6],
  paddingBlock: space[10],
  borderRadius: radius.card,
  backgroundColor: color.card,
  backdropFilter: glass,
  color: color.text,
  boxShadow: shadow.high,
  textAlign: 'center',
  '@media': { [media.tablet]: { paddingInline: space[12], paddingBlock: space[12] } },
});

export const open = style([sheet, { backgroundColor: 'transparent', boxShadow: 'none', backdropFilter: 'none' }]);

/** A logo is drawn for the bar: it stands on the bar's colour everywhere. */
export const ground = style({
  maxInlineSize: '100%',
  paddingInline: space[5],
  paddingBlock: space[3],
  borderRadius: radius.control,
  backgroundColor: color.bar,
  color: color.onBar,
});

export const mark = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '4.5rem',
  blockSize: '4.5rem',
  borderRadius: radius.pill,
  backgroundColor: color.accent.soft,
  color: color.accent.onSoft,
});

export const title = style({ fontSize: size.xxl });
export const words = style({ color: color.textSecondary, maxInlineSize: '44ch' });

export const ways = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: space[3] });

export const facts = style({
  display: 'grid',
  gap: space[1],
  inlineSize: '100%',
  paddingBlock: space[4],
  paddingInline: space[5],
  borderRadius: radius.control,
  backgroundColor: color.raised,
});
export const factName = style({ fontSize: size.sm, color: color.textSecondary });
export const factValue = style({
  fontSize: size.lg,
  fontWeight: font.bodyWeightStrong,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  // a date begins with a small letter in some languages; here it stands as a sentence does
  selectors: { '&:has(> time)::first-letter': { textTransform: 'uppercase' } },
});
