import { vars } from '@marquee/theme/contract';
import { style } from '@vanilla-extract/css';

const { font, size, space } = vars;

export const balance = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  columnGap: space[8],
  rowGap: space[3],
});
export const figure = style({ display: 'grid', gap: space[1] });
export const figureName = style({ fontSize: size.sm });
export const figureValue = style({
  fontFamily: font.heading,
  fontSize: size.display,
  fontWeight: font.headingWeight,
  lineHeight: 1.1,
  fontVariantNumeric: 'tabular-nums',
  minBlockSize: '1.1em',
  overflowWrap: 'anywhere',
});
export const figureNote = style({ fontSize: size.sm });

/** What a tab shows. */
export const part = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
  paddingBlockStart: space[2],
  minBlockSize: '24rem',
  alignContent: 'start',
});

export const earning = style({ display: 'grid', gap: space[3], maxInlineSize: '32rem' });
