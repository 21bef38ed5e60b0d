import { vars } from '@marquee/theme/contract';
import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../base/breakpoints.ts';

const { space } = vars;

export const stack = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });
export const inline = style({ display: 'flex', flexDirection: 'row', minInlineSize: 0 });
export const wraps = style({ flexWrap: 'wrap' });

export const aligns = styleVariants({
  start: { alignItems: 'flex-start' },
  center: { alignItems: 'center' },
  end: { alignItems: 'flex-end' },
  baseline: { alignItems: 'baseline' },
  stretch: { alignItems: 'stretch' },
});

export const justifies = styleVariants({
  start: {},
  center: { justifyContent: 'center' },
  end: { justifyContent: 'flex-end' },
  between: { justifyContent: 'space-between' },
});

const fill = (least: string) => ({ gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${least}), 1fr))` });

export const columns = style({ display: 'grid', minInlineSize: 0 });
export const leasts = styleVariants({
  tile: fill('9rem'),
  narrow: fill('14rem'),
  regular: fill('18rem'),
  wide: fill('26rem'),
});

export const container = style({ inlineSize: '100%', marginInline: 'auto', paddingInline: space[4] });
export const widths = styleVariants({
  /** a line of text a person can read: about 75 characters */
  text: { maxInlineSize: '44rem' },
  narrow: { maxInlineSize: '30rem' },
  page: {
    maxInlineSize: '90rem',
    '@media': { [media.tablet]: { paddingInline: space[6] }, [media.wide]: { paddingInline: space[10] } },
  },
});
