import { vars } from '@marquee/theme/contract';
import { media } from '@marquee/ui/base/breakpoints';
import { style } from '@vanilla-extract/css';

const { color, radius, shadow, space } = vars;

/** One calm column; from desktops on a card with the brand's art beside the form. */
export const page = style({
  display: 'grid',
  inlineSize: '100%',
  maxInlineSize: 440,
  marginInline: 'auto',
  paddingBlock: `${space[8]} ${space[12]}`,
  paddingInline: space[4],
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: '9fr 11fr',
      maxInlineSize: 960,
      minBlockSize: 560,
      marginBlock: space[12],
      padding: 0,
      overflow: 'hidden',
      borderRadius: radius.card,
      backgroundColor: color.card,
      boxShadow: shadow.mid,
    },
  },
});

export const art = style({
  display: 'none',
  '@media': { [media.desktop]: { display: 'grid', minInlineSize: 0 } },
});

export const column = style({
  minInlineSize: 0,
  '@media': { [media.desktop]: { alignSelf: 'center', padding: space[12] } },
});
