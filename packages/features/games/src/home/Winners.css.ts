import { vars } from '@marquee/theme/contract';
import { beginsAsPage } from '@marquee/ui/base/beginsAsPage';
import { style } from '@vanilla-extract/css';

const { color, font, radius, size, space } = vars;

/** One quiet line of cards. */
export const cell = style({
  flex: '0 0 15.5rem',
  minInlineSize: 0,
  display: 'grid',
  gridTemplateColumns: '3rem minmax(0, 1fr)',
  alignItems: 'center',
  gap: space[3],
  minBlockSize: '5rem',
  padding: space[3],
  border: `1px solid ${color.border}`,
  borderRadius: radius.card,
  backgroundColor: color.card,
  scrollSnapAlign: 'start',
});

export const picture = style({
  inlineSize: '3rem',
  blockSize: '3rem',
  borderRadius: radius.control,
  backgroundColor: color.raised,
  objectFit: 'cover',
});

export const words = style({ display: 'grid', gap: 2, minInlineSize: 0, lineHeight: 1.3 });

const line = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

export const sum = style([line, { fontWeight: font.bodyWeightStrong, fontVariantNumeric: 'tabular-nums' }]);
export const game = style([line, { fontSize: size.sm, ...beginsAsPage }]);
export const who = style([line, { color: color.textSecondary, fontSize: size.xs }]);

export const foot = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  minBlockSize: '2.75rem',
  color: color.textSecondary,
  fontSize: size.sm,
});

export const body = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[2] });
