import { vars } from '@marquee/theme/contract';
import { media } from '@marquee/ui/base/breakpoints';
import { style } from '@vanilla-extract/css';

const { color, font, radius, size, space } = vars;

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[8],
  maxInlineSize: '68rem',
  marginInline: 'auto',
  paddingBlock: `${space[6]} ${space[12]}`,
  '@media': { [media.desktop]: { gap: space[10], paddingBlock: `${space[10]} ${space[16]}` } },
});
/** A logo is drawn for the bar: it stands on the bar's colour everywhere. */
export const bar = style({
  paddingBlock: space[3],
  borderBlockEnd: `1px solid ${color.border}`,
  backgroundColor: color.bar,
  color: color.onBar,
});
/** The page stands alone, so it says whose it is and for whom. */
export const top = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[4],
});
export const head = style({ display: 'grid', gap: space[3], maxInlineSize: '44rem' });
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  alignItems: 'start',
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
});
export const app = style({ display: 'grid', gap: space[5] });
export const appTop = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});
export const words = style({ display: 'grid', gap: space[3], alignContent: 'start', justifyItems: 'start' });
export const facts = style({ display: 'grid', gap: 2, color: color.textSecondary, fontSize: size.sm });
/** Who holds the phone cannot scan its screen. */
export const scan = style({
  display: 'none',
  gap: space[2],
  justifyItems: 'center',
  maxInlineSize: '10rem',
  color: color.textSecondary,
  fontSize: size.sm,
  textAlign: 'center',
  '@media': { [media.tablet]: { display: 'grid' } },
});
export const code = style({
  inlineSize: '10rem',
  blockSize: '10rem',
  objectFit: 'contain',
  borderRadius: radius.control,
});
export const steps = style({ display: 'grid', gap: space[4], listStyle: 'none', counterReset: 'step' });
export const step = style({
  display: 'grid',
  gridTemplateColumns: '2rem minmax(0, 1fr)',
  columnGap: space[3],
  counterIncrement: 'step',
  selectors: {
    '&::before': {
      content: 'counter(step)',
      gridRow: '1 / span 2',
      display: 'grid',
      placeItems: 'center',
      inlineSize: '2rem',
      blockSize: '2rem',
      borderRadius: radius.pill,
      backgroundColor: color.accent.soft,
      color: color.accent.onSoft,
      fontWeight: font.bodyWeightStrong,
      fontVariantNumeric: 'tabular-nums',
    },
  },
});
export const stepName = style({ fontWeight: font.bodyWeightStrong, paddingBlockStart: 3 });
export const stepText = style({ gridColumn: 2, color: color.textSecondary });
export const logo = style({ blockSize: '2.25rem', inlineSize: 'auto', maxInlineSize: '12rem', objectFit: 'contain' });
export const onLight = style({ selectors: { ':root[data-theme="dark"] &': { display: 'none' } } });
export const onDark = style({ selectors: { ':root:not([data-theme="dark"]) &': { display: 'none' } } });
