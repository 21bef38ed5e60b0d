import { vars } from '@marquee/theme/contract';
import { media } from '@marquee/ui/base/breakpoints';
import { style } from '@vanilla-extract/css';

const { color, font, size, space } = vars;

export const who = style({ display: 'grid', gap: space[1] });
export const name = style({ fontWeight: font.bodyWeightStrong, overflowWrap: 'anywhere' });
export const kind = style({ fontSize: size.sm, color: color.textSecondary });

export const label = style({
  display: 'none',
  overflow: 'hidden',
  maxInlineSize: '10rem',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { [media.desktop]: { display: 'inline' } },
});
