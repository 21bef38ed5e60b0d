import { vars } from '@marquee/theme/contract';
import { style, styleVariants } from '@vanilla-extract/css';

const { color, font, size, space } = vars;

/** Long text: a measure that is easy to read, and words that break before they push the page wide. */
export const prose = style({ maxInlineSize: '72ch', overflowWrap: 'anywhere', lineHeight: 1.6 });

export const block = style({ selectors: { '& + &': { marginBlockStart: space[3] } } });
export const list = style({
  display: 'grid',
  gap: space[1],
  marginBlock: space[3],
  paddingInlineStart: space[6],
  listStyle: 'revert',
});
export const quote = style({
  marginBlock: space[3],
  paddingInlineStart: space[4],
  borderInlineStart: `3px solid ${color.border}`,
  color: color.textSecondary,
});
export const rule = style({ marginBlock: space[5], border: 0, borderBlockStart: `1px solid ${color.border}` });

const heading = style({
  marginBlock: `${space[5]} ${space[2]}`,
  fontWeight: font.headingWeight,
  lineHeight: 1.25,
  ':first-child': { marginBlockStart: 0 },
});
export const headings = styleVariants({
  high: [heading, { fontSize: size.lg }],
  low: [heading, { fontSize: size.md }],
});

export const link = style({ color: color.accent.text, fontWeight: font.bodyWeightStrong, textDecoration: 'underline' });

/** A wide table scrolls by itself. */
export const tableFrame = style({ overflowX: 'auto', marginBlock: space[3] });
export const table = style({ borderCollapse: 'collapse' });
export const cell = style({
  padding: space[2],
  border: `1px solid ${color.border}`,
  textAlign: 'start',
  verticalAlign: 'top',
});
