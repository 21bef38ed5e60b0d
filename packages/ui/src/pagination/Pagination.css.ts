import { vars } from '@marquee/theme/contract';
import { style } from '@vanilla-extract/css';
import { media } from '../base/breakpoints.ts';

const { color, control, font, radius, size, space } = vars;

export const pagination = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[1],
  fontVariantNumeric: 'tabular-nums',
});

export const steps = style({
  display: 'none',
  alignItems: 'center',
  gap: space[1],
  listStyle: 'none',
  '@media': { [media.tablet]: { display: 'flex' } },
});

/** A phone has no room for numbers: it says where one is. */
export const place = style({
  paddingInline: space[2],
  color: color.textSecondary,
  fontSize: size.sm,
  '@media': { [media.tablet]: { display: 'none' } },
});

export const step = style({
  display: 'grid',
  placeItems: 'center',
  minInlineSize: control.small,
  blockSize: control.small,
  paddingInline: space[2],
  borderRadius: radius.control,
  color: color.textSecondary,
  fontSize: size.sm,
  fontWeight: font.bodyWeightStrong,
  selectors: {
    '&:hover': { color: color.text, backgroundColor: color.raised },
    '&[aria-current="page"]': { color: color.accent.onSoft, backgroundColor: color.accent.soft },
  },
  '@media': {
    [media.coarse]: { minInlineSize: 44, blockSize: 44 },
    [media.forcedColors]: { selectors: { '&[aria-current="page"]': { border: '2px solid Highlight' } } },
  },
});

export const gap = style({ color: color.textMuted });
