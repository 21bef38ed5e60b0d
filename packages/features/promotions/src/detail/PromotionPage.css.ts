import { vars } from '@marquee/theme/contract';
import { media } from '@marquee/ui/base/breakpoints';
import { style } from '@vanilla-extract/css';

const { color, control, font, radius, size, space } = vars;

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

/** What the offer is, what it says, and beside both, always in sight, where one stands with it. */
export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  alignItems: 'start',
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr) 22rem',
      gridTemplateRows: 'auto 1fr',
      columnGap: space[10],
    },
  },
});
export const head = style({ display: 'grid', gap: space[5], minInlineSize: 0 });
export const art = style({ overflow: 'hidden', borderRadius: radius.card });
export const title = style({ overflowWrap: 'anywhere' });
export const panel = style({
  minInlineSize: 0,
  '@media': {
    [media.desktop]: { gridColumn: 2, gridRow: '1 / span 2', position: 'sticky', insetBlockStart: '6rem' },
  },
});
export const content = style({ minInlineSize: 0, maxInlineSize: '44rem' });

export const facts = style({ display: 'grid', gap: space[4] });
export const list = style({ display: 'grid', gap: space[3] });
export const fact = style({ display: 'grid', gap: 2 });
export const term = style({ color: color.textMuted, fontSize: size.sm });
export const value = style({ fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' });
export const panelHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
});
export const actions = style({ display: 'grid', gap: space[3] });
