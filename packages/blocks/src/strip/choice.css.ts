import { vars } from '@marquee/theme/contract';
import { media } from '@marquee/ui/base/breakpoints';
import { style } from '@vanilla-extract/css';

const { color, control, font, radius, size, space } = vars;

/** One of several ways side by side, of which one is chosen (`aria-current`). */
export const choice = style({
  border: `1px solid ${color.border}`,
  backgroundColor: color.card,
  color: color.textSecondary,
  fontWeight: font.bodyWeightStrong,
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
    [media.forcedColors]: {
      selectors: {
        '&[aria-current="true"]': {
          forcedColorAdjust: 'none',
          borderColor: 'Highlight',
          backgroundColor: 'Highlight',
          color: 'HighlightText',
        },
      },
    },
  },
});

/** A choice of a word or two. */
export const chip = style([
  choice,
  {
    display: 'flex',
    alignItems: 'center',
    minBlockSize: control.small,
    paddingInline: space[4],
    borderRadius: radius.pill,
    fontSize: size.sm,
    whiteSpace: 'nowrap',
    '@media': { [media.coarse]: { minBlockSize: 44 } },
  },
]);
