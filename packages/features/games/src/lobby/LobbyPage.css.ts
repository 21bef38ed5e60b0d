import { vars } from '@marquee/theme/contract';
import { media } from '@marquee/ui/base/breakpoints';
import { globalStyle, keyframes, style } from '@vanilla-extract/css';

const { color, size, space } = vars;

export const heading = style({ fontSize: size.xxl });

/** The heading, and what stands beside it where there is room. */
export const beside = style({
  display: 'grid',
  gap: space[4],
  alignItems: 'center',
  '@media': { [media.tablet]: { display: 'flex', justifyContent: 'space-between' } },
});

export const top = style({ display: 'grid', gap: space[3] });

export const filters = style({
  display: 'grid',
  // the amount has more words than the type
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
  gap: space[3],
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr)' } },
});
export const search = style({ gridColumn: '1 / -1', '@media': { [media.desktop]: { gridColumn: 'auto' } } });

export const games = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  minBlockSize: '24rem',
  alignContent: 'start',
});

const breathe = keyframes({ '50%': { opacity: 0.3 } });

/** Games, and a line over them that can be seen at once: it is there already, and nothing is laid out anew for it. */
export const found = style({
  position: 'relative',
  '::before': {
    content: '',
    position: 'absolute',
    insetInline: 0,
    insetBlockStart: `calc(${space[2]} * -1)`,
    // a border is seen in forced colours too
    borderBlockStart: `2px solid ${color.accent.text}`,
    visibility: 'hidden',
  },
});

/** What was typed is not searched for yet, or its answer is on its way. */
export const pending = style({
  '::before': { visibility: 'visible' },
  '@media': { [media.motion]: { '::before': { animation: `${breathe} 1s ease-in-out infinite` } } },
});

/** The answer is on its way; what is there still answers to the pointer, and its words can be read (WCAG 1.4.3). */
export const waits = style({});
globalStyle(`${waits} img`, { opacity: 0.4 });

export const count = style({
  minBlockSize: '1.5em',
  color: color.textSecondary,
  fontSize: size.sm,
  fontVariantNumeric: 'tabular-nums',
});

export const empty = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space[3],
  paddingBlock: space[12],
  textAlign: 'center',
});
export const emptyTitle = style({ fontSize: size.lg });
export const emptyText = style({ color: color.textSecondary });
