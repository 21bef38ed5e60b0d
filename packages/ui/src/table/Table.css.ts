import { vars } from '@marquee/theme/contract';
import { style } from '@vanilla-extract/css';
import { media } from '../base/breakpoints.ts';

const { color, font, radius, size, space } = vars;

/** Scrolls sideways by itself, so that the page never does (WCAG 1.4.10). */
export const region = style({
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  border: `1px solid ${color.border}`,
  borderRadius: radius.card,
  backgroundColor: color.card,
});

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

const cell = { paddingBlock: space[3], paddingInline: space[4] };
const line = { boxShadow: `inset 0 1px 0 ${color.border}` };

export const head = style({
  ...cell,
  backgroundColor: color.raised,
  color: color.textSecondary,
  fontWeight: font.bodyWeightStrong,
  textAlign: 'start',
  selectors: { '&[aria-sort="ascending"], &[aria-sort="descending"]': { color: color.text } },
});
export const row = style({});
export const data = style({
  ...cell,
  ...line,
  textAlign: 'start',
  '@media': { [media.hover]: { selectors: { [`${row}:hover &`]: { backgroundColor: color.raised } } } },
});
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
});
export const numeric = style({ textAlign: 'end' });
/** Prose breaks, and gets room enough for a few words on a line. */
export const prose = style({ whiteSpace: 'normal', minInlineSize: '14rem' });
export const empty = style({
  ...line,
  whiteSpace: 'normal',
  padding: space[8],
  textAlign: 'center',
  color: color.textSecondary,
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
