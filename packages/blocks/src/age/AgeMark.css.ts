import { vars } from '@marquee/theme/contract';
import { style, styleVariants } from '@vanilla-extract/css';

const base = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  borderStyle: 'solid',
  borderColor: 'currentColor',
  borderRadius: vars.radius.pill,
  fontWeight: vars.font.bodyWeightStrong,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1,
  direction: 'ltr',
});

export const mark = styleVariants({
  small: [base, { inlineSize: '2rem', blockSize: '2rem', borderWidth: '1.5px', fontSize: vars.size.xs }],
  large: [base, { inlineSize: '3rem', blockSize: '3rem', borderWidth: '2px', fontSize: vars.size.md }],
});
