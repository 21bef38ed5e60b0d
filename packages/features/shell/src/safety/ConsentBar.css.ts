import { vars } from '@marquee/theme/contract';
import { media } from '@marquee/ui/base/breakpoints';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, shadow, size, space } = vars;

/** Down to behind the bar at the foot, which is not quite as high everywhere as the room that is kept for it. */
const seam = `0 ${space[3]} 0 ${color.overlay}, ${shadow.high}`;

export const bar = style({
  position: 'sticky',
  zIndex: 8,
  // over the bar at the foot of phones
  insetBlockEnd: '4rem',
  borderBlockStart: `1px solid ${color.border}`,
  backgroundColor: color.overlay,
  color: color.text,
  boxShadow: seam,
  // it gets the focus by script: the ring belongs to controls
  selectors: { '&:focus-visible': { outline: 'none', boxShadow: seam } },
  '@media': { [media.tablet]: { insetBlockEnd: 0 } },
});

export const inner = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  paddingBlock: space[4],
  '@media': { [media.desktop]: { gridTemplateColumns: '1fr auto', alignItems: 'center', columnGap: space[8] } },
});

export const words = style({ maxInlineSize: '75ch', fontSize: size.sm });
export const link = style({ color: color.accent.text, textDecoration: 'underline', whiteSpace: 'nowrap' });

/** Both as wide as each other: side by side, or one above the other where words are long. */
export const choices = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  // as wide as the longer words are
  '@media': { [media.desktop]: { display: 'grid', gridTemplateColumns: '1fr 1fr' } },
});
globalStyle(`${choices} > *`, { flex: '1 1 9rem' });

/** Beside the copyright line: to choose again. */
export const change = style({ color: 'inherit', fontSize: size.sm, textDecoration: 'underline', cursor: 'pointer' });
