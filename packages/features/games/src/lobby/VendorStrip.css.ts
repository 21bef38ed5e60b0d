import { vars } from '@marquee/theme/contract';
import { media } from '@marquee/ui/base/breakpoints';
import { style } from '@vanilla-extract/css';

const { color, font, radius, size, space } = vars;

export const cell = style({
  flex: '0 0 6.5rem',
  minInlineSize: 0,
  minBlockSize: '5.4rem',
  display: 'grid',
  scrollSnapAlign: 'start',
});

export const vendor = style({
  display: 'grid',
  gridTemplateRows: '2.5rem 1fr',
  justifyItems: 'center',
  alignItems: 'center',
  gap: space[1],
  paddingBlock: space[2],
  paddingInline: space[1],
  border: `1px solid ${color.border}`,
  borderRadius: radius.card,
  backgroundColor: color.card,
  color: color.textSecondary,
  fontSize: size.xs,
  fontWeight: font.bodyWeightStrong,
  lineHeight: 1.2,
  textAlign: 'center',
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
    [media.forcedColors]: { selectors: { '&[aria-current="true"]': { borderColor: 'Highlight' } } },
  },
});

export const logo = style({
  inlineSize: '2.5rem',
  blockSize: '2.5rem',
  borderRadius: radius.control,
  objectFit: 'contain',
});

export const name = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  maxInlineSize: '100%',
  overflowWrap: 'anywhere',
});
