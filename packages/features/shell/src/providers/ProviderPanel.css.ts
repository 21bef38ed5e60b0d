import { vars } from '@marquee/theme/contract';
import { style, styleVariants } from '@vanilla-extract/css';

const { color, font, radius, size, space } = vars;
const CELL = '7.5rem';

const list = style({ display: 'grid', gap: space[1], listStyle: 'none' });
export const lists = styleVariants({
  /** few, in the middle */
  center: [list, { gridAutoFlow: 'column', gridAutoColumns: CELL, justifyContent: 'center' }],
  noCenter: [list, { gridTemplateColumns: `repeat(6, ${CELL})` }],
});

export const provider = style({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: '2.5rem 1fr',
  justifyItems: 'center',
  alignItems: 'center',
  gap: space[2],
  blockSize: '100%',
  minBlockSize: '6.25rem',
  padding: space[3],
  borderRadius: radius.control,
  color: color.text,
  fontSize: size.sm,
  lineHeight: 1.2,
  textAlign: 'center',
  textDecoration: 'none',
  selectors: {
    '&:hover': { backgroundColor: color.raised },
    '&:focus-visible': { outlineOffset: -2, boxShadow: 'none' },
  },
});

export const name = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  maxInlineSize: '100%',
  overflowWrap: 'anywhere',
});

export const more = style({ color: color.accent.text, fontWeight: font.bodyWeightStrong });

/** On the corner of the mark; a long word begins nearer to the start, and stays in its cell. */
export const badge = style({
  position: 'absolute',
  insetBlockStart: space[1],
  insetInline: 0,
  display: 'flex',
  fontSize: size.xs,
  lineHeight: 1,
  '::before': { content: '', flex: `0 1 calc(50% + ${space[2]})` },
});

/** Breaks where a whole cell is not enough for it. */
export const word = style({ whiteSpace: 'normal', overflowWrap: 'anywhere' });
