import { vars } from '@marquee/theme/contract';
import { globalStyle, type StyleRule, style } from '@vanilla-extract/css';
import { media } from '../base/breakpoints.ts';

const { color, font, radius, size, space } = vars;

/** Scrolls sideways by itself, so that the page never does (WCAG 1.4.10). */
export const region = style({
  // what is hidden inside stays inside
  position: 'relative',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  border: `1px solid ${color.border}`,
  borderRadius: radius.card,
  backgroundColor: color.card,
});

/** A card for each row on a phone, its cells below each other with their heads as labels. */
export const cards = style({});
const onPhone = (rule: StyleRule) => ({ [media.phone]: { selectors: { [`${cards} &`]: rule } } });

export const table = style({
  inlineSize: '100%',
  fontSize: size.sm,
  lineHeight: 1.35,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'start',
  whiteSpace: 'nowrap',
});

export const caption = style({
  padding: space[4],
  fontSize: size.md,
  fontWeight: font.bodyWeightStrong,
  textAlign: 'start',
});

const line = { boxShadow: `inset 0 1px 0 ${color.border}` };
const cell = { paddingBlock: space[3], paddingInline: space[4] };

export const head = style({
  ...cell,
  backgroundColor: color.raised,
  color: color.textSecondary,
  fontWeight: font.bodyWeightStrong,
  textAlign: 'start',
  selectors: { '&[aria-sort="ascending"], &[aria-sort="descending"]': { color: color.text } },
});
export const row = style({
  '@media': onPhone({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: space[3],
    rowGap: space[1],
    padding: space[4],
    boxShadow: line.boxShadow,
  }),
});
export const data = style({
  ...cell,
  ...line,
  textAlign: 'start',
  '@media': {
    [media.hover]: { selectors: { [`${row}:hover &`]: { backgroundColor: color.raised } } },
    ...onPhone({
      gridColumn: '1 / -1',
      display: 'flex',
      justifyContent: 'space-between',
      alignItems: 'baseline',
      gap: space[4],
      padding: 0,
      boxShadow: 'none',
      backgroundColor: 'transparent',
      whiteSpace: 'normal',
      overflowWrap: 'anywhere',
      textAlign: 'end',
    }),
  },
});
/** What a card says beside a head is one thing, however many parts it has; a head with nothing beside it says nothing. */
export const value = style({
  '@media': onPhone({ flex: '1 1 auto', minInlineSize: 0 }),
});
globalStyle(`${cards} ${data}:has(> ${value}:empty)`, { '@media': { [media.phone]: { display: 'none' } } });

/** Stays in sight while the rest scrolls under it. */
export const rowHeader = style({
  ...cell,
  ...line,
  position: 'sticky',
  insetInlineStart: 0,
  // a glassy card lets through what scrolls under it, the page's colour below does not
  backgroundColor: color.page,
  backgroundImage: `linear-gradient(${color.card}, ${color.card})`,
  textAlign: 'start',
  fontWeight: font.bodyWeightStrong,
  '@media': onPhone({
    position: 'static',
    gridRow: 1,
    gridColumn: 1,
    padding: 0,
    boxShadow: 'none',
    background: 'none',
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
  }),
});
/** The head of its column, where there are no columns. */
export const label = style({
  display: 'none',
  color: color.textSecondary,
  whiteSpace: 'nowrap',
  '@media': { [media.phone]: { display: 'inline' } },
});
export const lead = style({
  '@media': onPhone({ gridRow: 1, gridColumn: 2, fontWeight: font.bodyWeightStrong }),
});
globalStyle(`${lead} > ${label}`, { display: 'none !important' });
export const numeric = style({ textAlign: 'end' });
/** Prose breaks, and gets room enough for a few words on a line. */
export const prose = style({ whiteSpace: 'normal', minInlineSize: '14rem', '@media': onPhone({ minInlineSize: 0 }) });
export const empty = style({
  ...line,
  whiteSpace: 'normal',
  padding: space[8],
  textAlign: 'center',
  color: color.textSecondary,
  '@media': onPhone({ display: 'block', padding: space[6], boxShadow: 'none' }),
});

/** The whole head cell is the target. */
export const sortButton = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  minBlockSize: 32,
  marginBlock: `calc(${space[1]} * -1)`,
  marginInline: `calc(${space[2]} * -1)`,
  paddingInline: space[2],
  borderRadius: radius.control,
  font: 'inherit',
  selectors: { '&:hover': { color: color.text } },
  '@media': { [media.coarse]: { minBlockSize: 44, marginBlock: `calc(${space[3]} * -1)` } },
});
export const idle = style({ opacity: 0.45 });

globalStyle(`${cards}, ${cards} > tbody`, { '@media': { [media.phone]: { display: 'block' } } });
globalStyle(`${cards} > caption`, { '@media': { [media.phone]: { display: 'block' } } });
/** Out of sight, not gone: a screen reader tells of each cell whose it is. */
globalStyle(`${cards} > thead`, {
  '@media': {
    [media.phone]: { position: 'absolute', inlineSize: 1, blockSize: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  },
});
