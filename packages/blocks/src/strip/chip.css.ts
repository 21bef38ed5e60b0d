import { vars } from '@marquee/theme/contract';
import { media } from '@marquee/ui/base/breakpoints';
import { style } from '@vanilla-extract/css';

const { color, control, font, radius, size, space } = vars;

/** One of several ways side by side, of which one is chosen (`aria-current`). */
export const chip = style({
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
