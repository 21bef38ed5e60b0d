import { vars } from '@marquee/theme/contract';
import { media } from '@marquee/ui/base/breakpoints';
import { style } from '@vanilla-extract/css';

const { color, font, size, space } = vars;

/** The form, and beside it how points come. */
export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[8],
  alignItems: 'start',
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 26rem) minmax(0, 1fr)', columnGap: space[16] },
  },
});
export const form = style({ display: 'grid', gap: space[4], minInlineSize: 0 });
export const worth = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space[4],
  fontSize: size.lg,
  fontWeight: font.bodyWeightStrong,
  fontVariantNumeric: 'tabular-nums',
});
export const worthName = style({ color: color.textSecondary, fontSize: size.md, fontWeight: 'normal' });
