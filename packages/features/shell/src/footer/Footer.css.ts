import { vars } from '@marquee/theme/contract';
import { media } from '@marquee/ui/base/breakpoints';
import { style } from '@vanilla-extract/css';

const { color, font, size, space } = vars;

export const footer = style({
  backgroundColor: color.bar,
  color: color.onBar,
  borderBlockStart: `1px solid ${color.border}`,
  fontSize: size.sm,
  // as the parts of the page: far below the fold it is not laid out
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 60rem',
});

export const inner = style({
  paddingBlock: space[10],
  display: 'grid',
  gap: space[8],
  '@media': {
    [media.tablet]: { gridTemplateColumns: '1fr 1fr', gap: space[10] },
    [media.desktop]: { gridTemplateColumns: '2fr 1.5fr .75fr 1.25fr .75fr 1fr', paddingBlock: space[12] },
  },
});

/** Room for the providers, who come when the reader gets near: nothing moves then. */
export const strip = style({
  blockSize: '13rem',
  paddingBlockStart: space[8],
  borderBlockEnd: `1px solid color-mix(in srgb, ${color.onBar} 14%, transparent)`,
  '@media': { [media.desktop]: { blockSize: '9rem' } },
});

export const column = style({ display: 'grid', gap: space[3], alignContent: 'start' });

export const heading = style({
  fontFamily: font.body,
  fontSize: size.sm,
  fontWeight: font.bodyWeightStrong,
  letterSpacing: 'normal',
  color: color.onBar,
});

export const words = style({ color: color.onBarMuted, maxInlineSize: '42ch' });
export const aged = style({ display: 'flex', gap: space[3], alignItems: 'start', color: color.onBar });
/** Two beside each other on a phone, where the footer is as wide as one of its columns. */
export const list = style({
  display: 'grid',
  gap: space[1],
  listStyle: 'none',
  '@media': { [media.phone]: { gridTemplateColumns: 'repeat(2,minmax(0,1fr))' } },
});

export const link = style({
  display: 'inline-block',
  paddingBlock: space[1],
  color: color.onBarMuted,
  textDecoration: 'none',
  '@media': { [media.coarse]: { paddingBlock: space[3] } },
  selectors: { '&:hover': { color: color.onBar, textDecoration: 'underline' } },
});

export const languageButton = style([
  link,
  { selectors: { '&[aria-pressed="true"]': { color: color.onBar, fontWeight: font.bodyWeightStrong } } },
]);

export const base = style({
  borderBlockStart: `1px solid color-mix(in srgb, ${color.onBar} 14%, transparent)`,
  color: color.onBarMuted,
});

export const baseInner = style({
  paddingBlock: space[4],
  // the round button of customer service lies here once the page is at its end
  paddingInlineEnd: '4rem',
});
