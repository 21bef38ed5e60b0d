import { vars } from '@marquee/theme/contract';
import { media } from '@marquee/ui/base/breakpoints';
import { style } from '@vanilla-extract/css';

const { color, font, space } = vars;

export const navigation = style({
  display: 'none',
  '@media': { [media.desktop]: { display: 'flex', alignSelf: 'stretch' } },
});

export const list = style({ display: 'flex', alignItems: 'stretch', gap: space[1], listStyle: 'none' });

export const item = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  blockSize: '100%',
  paddingInline: space[3],
  color: color.onBarMuted,
  fontWeight: font.bodyWeightStrong,
  textDecoration: 'none',
  selectors: {
    '&:hover': { color: color.onBar },
    '&[aria-current="page"]': { color: color.onBar },
    '&[aria-current="page"]::after': {
      content: '',
      position: 'absolute',
      insetInline: space[3],
      insetBlockEnd: 0,
      blockSize: 3,
      backgroundColor: 'currentColor',
    },
  },
});
