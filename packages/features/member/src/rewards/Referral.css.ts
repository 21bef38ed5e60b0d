import { vars } from '@marquee/theme/contract';
import { media } from '@marquee/ui/base/breakpoints';
import { style } from '@vanilla-extract/css';

const { space } = vars;

export const sides = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: space[8] } },
});
export const words = style({ display: 'grid', gap: space[4], alignContent: 'start', minInlineSize: 0 });
