import { vars } from '@marquee/theme/contract';
import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../base/breakpoints.ts';

const { color, control, font, motion, radius, size, space } = vars;

const list = style({
  display: 'flex',
  gap: space[1],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  overscrollBehaviorX: 'contain',
});

export const lists = styleVariants({
  line: [list, { boxShadow: `inset 0 -1px 0 ${color.border}` }],
  segment: [
    list,
    { padding: space[1], backgroundColor: color.raised, borderRadius: `calc(${radius.control} + ${space[1]})` },
  ],
});

const tab = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[2],
  minBlockSize: control.small,
  paddingBlock: space[2],
  paddingInline: space[4],
  color: color.textSecondary,
  fontSize: size.sm,
  fontWeight: font.bodyWeightStrong,
  lineHeight: 1.25,
  whiteSpace: 'nowrap',
  borderRadius: radius.control,
  selectors: {
    '&:hover:not(:disabled)': { color: color.text },
    '&[aria-selected="true"]': { color: color.text },
    '&:disabled': { opacity: 0.5, cursor: 'not-allowed' },
    '&:focus-visible': { outlineOffset: -2, boxShadow: 'none' },
  },
  '@media': { [media.coarse]: { minBlockSize: 44 } },
});

const mark = {
  content: '""',
  position: 'absolute',
  insetInline: space[2],
  insetBlockEnd: 0,
  blockSize: 3,
  borderRadius: radius.pill,
  backgroundColor: color.accent.text,
  transform: 'scaleX(0)',
  '@media': { [media.motion]: { transition: `transform ${motion.base} ${motion.ease}` } },
} as const;

export const tabs = styleVariants({
  line: [
    tab,
    {
      selectors: {
        '&::after': mark,
        '&[aria-selected="true"]::after': { transform: 'none' },
      },
      '@media': {
        [media.forcedColors]: { selectors: { '&[aria-selected="true"]::after': { backgroundColor: 'Highlight' } } },
      },
    },
  ],
  segment: [
    tab,
    {
      selectors: {
        // the fill alone may be close to that of the list (WCAG 1.4.11)
        '&[aria-selected="true"]': {
          backgroundColor: color.accent.soft,
          color: color.accent.onSoft,
          boxShadow: `inset 0 0 0 1px ${color.accent.text}`,
        },
      },
      '@media': {
        [media.forcedColors]: { selectors: { '&[aria-selected="true"]': { border: '2px solid Highlight' } } },
      },
    },
  ],
});

export const grow = style({ flex: '1 1 0' });
