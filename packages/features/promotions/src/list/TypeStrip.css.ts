import { vars } from '@marquee/theme/contract';
import { media } from '@marquee/ui/base/breakpoints';
import { style } from '@vanilla-extract/css';

const { color, control, font, radius, size, space } = vars;

/** One row that a finger moves; on a wide screen all stand there. */
export const strip = style({
  display: 'flex',
  gap: space[2],
  padding: 3,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  listStyle: 'none',
  '@media': { [media.desktop]: { flexWrap: 'wrap', overflowX: 'visible' } },
});

export const type = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: control.small,
  paddingInline: space[4],
  border: `1px solid ${color.border}`,
  borderRadius: radius.pill,
  backgroundColor: color.card,
  color: color.textSecondary,
  fontSize: size.sm,
  fontWeight: font.bodyWeightStrong,
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  selectors: {
    '&:hover': { color: color.text, borderColor: color.borderStrong },
    '&[aria-current="true"]': {
      color: color.accent.onSoft,
      backgroundColor: color.accent.soft,
      borderColor: color.accent.text,
    },
    '&:focus-visible': { outlineOffset: -2, boxShadow: 'none' },
  },
  '@media': {
    [media.coarse]: { minBlockSize: 44 },
    [media.forcedColors]: { selectors: { '&[aria-current="true"]': { borderColor: 'Highlight' } } },
  },
});
