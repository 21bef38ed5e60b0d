import { page as usual } from '@marquee/blocks/page/page.css';
import { vars } from '@marquee/theme/contract';
import { media } from '@marquee/ui/base/breakpoints';
import { globalStyle, keyframes, style } from '@vanilla-extract/css';

const { color, size, space } = vars;

/** Closer on a phone, where the first games are to be seen without a scroll. */
export const page = style([usual, { '@media': { [media.phone]: { gap: space[4], paddingBlockStart: space[4] } } }]);

export const heading = style({ fontSize: size.xxl, minInlineSize: 0 });

/** The heading, and what stands beside it where there is room. */
export const beside = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  alignItems: 'center',
  '@media': { [media.tablet]: { flexWrap: 'nowrap', gap: space[4], justifyContent: 'space-between' } },
});

export const top = style({ display: 'grid', gap: space[3] });

export const filters = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: space[3],
  '@media': {
    // the amount has more words than the type
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' },
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr)' },
  },
});
export const search = style({
  '@media': { [media.tablet]: { gridColumn: '1 / -1' }, [media.desktop]: { gridColumn: 'auto' } },
});

/** Only a phone puts them away. */
export const toggle = style({ display: 'grid', '@media': { [media.tablet]: { display: 'none' } } });
export const narrowing = style({
  gridColumn: '1 / -1',
  display: 'grid',
  gap: space[3],
  '@media': { [media.tablet]: { display: 'contents' } },
});
export const putAway = style({ '@media': { [media.phone]: { display: 'none' } } });

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
