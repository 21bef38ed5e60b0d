import { vars } from '@marquee/theme/contract';
import { media } from '@marquee/ui/base/breakpoints';
import { style } from '@vanilla-extract/css';

const { color, control, font, radius, size, space } = vars;

export const text = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[5] });
export const part = style({ display: 'grid', gap: space[3] });

export const back = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  inlineSize: 'fit-content',
  minBlockSize: control.small,
  color: color.textSecondary,
  fontSize: size.sm,
  fontWeight: font.bodyWeightStrong,
  textDecoration: 'none',
  borderRadius: radius.control,
  selectors: { '&:hover': { color: color.text } },
  '@media': { [media.coarse]: { minBlockSize: 44 } },
});

const room = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  aspectRatio: '5 / 2',
  objectFit: 'cover',
  backgroundColor: color.raised,
});
export const picture = style([room]);
export const hero = style([room, { borderRadius: radius.card }]);

/** Entries of a row are of one height. */
export const cell = style({ display: 'grid', minInlineSize: 0 });
export const entry = style({ display: 'grid', gap: space[2], padding: space[5], alignContent: 'start' });
export const entryName = style({
  fontFamily: font.body,
  fontSize: size.lg,
  fontWeight: font.bodyWeightStrong,
  letterSpacing: 'normal',
});
/** The whole card answers to the pointer; its name is the link's. */
export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  selectors: { '&::after': { content: '', position: 'absolute', inset: 0 } },
});
export const small = style({ color: color.textMuted, fontSize: size.sm });
export const summary = style({ color: color.textSecondary, overflowWrap: 'anywhere' });

export const figures = style({
  display: 'grid',
  listStyle: 'none',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 16rem), 1fr))',
  gap: space[5],
});
export const figure = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  gap: space[2],
});
export const figureValue = style({
  fontFamily: font.heading,
  fontSize: size.xxl,
  fontWeight: font.headingWeight,
  lineHeight: 1.1,
  fontVariantNumeric: 'tabular-nums',
});
