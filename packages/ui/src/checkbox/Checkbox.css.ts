import { vars } from '@marquee/theme/contract';
import { style } from '@vanilla-extract/css';
import { media } from '../base/breakpoints.ts';

const { color, radius, space } = vars;

/** The whole row is the target. */
export const row = style({
  display: 'flex',
  gap: space[3],
  alignItems: 'flex-start',
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
  paddingBlock: space[1],
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': { opacity: 0.55, cursor: 'not-allowed' } },
  '@media': { [media.coarse]: { minBlockSize: 44, paddingBlock: 10 } },
});

export const box = style({
  appearance: 'none',
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: 20,
  blockSize: 20,
  marginBlockStart: 2,
  cursor: 'inherit',
  backgroundColor: color.raised,
  border: `1.5px solid ${color.borderStrong}`,
  borderRadius: `min(${radius.control}, 6px)`,
  selectors: {
    '&:hover:not(:disabled)': { borderColor: color.text },
    '&:checked': { backgroundColor: color.accent.solid, borderColor: color.accent.solid },
    '&:is(:user-invalid, [aria-invalid="true"])': { borderColor: color.negative.text },
    // the tick: a check mark's outline, so that it takes the ink that is readable on the accent
    '&:checked::before': {
      content: '""',
      inlineSize: 12,
      blockSize: 12,
      backgroundColor: color.accent.onSolid,
      clipPath: 'polygon(14% 44%, 0 58%, 40% 92%, 100% 20%, 85% 7%, 38% 66%)',
    },
  },
  '@media': {
    [media.forcedColors]: { appearance: 'auto', selectors: { '&:checked::before': { content: 'none' } } },
  },
});

export const words = style({ minInlineSize: 0 });
export const below = style({ paddingInlineStart: `calc(20px + ${space[3]})` });
