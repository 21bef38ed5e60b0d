import { chip } from '@marquee/blocks/strip/choice.css';
import { vars } from '@marquee/theme/contract';
import { style } from '@vanilla-extract/css';

const { control, radius } = vars;

export const tag = style([chip, { scrollSnapAlign: 'start' }]);
export const waiting = style({
  flex: '0 0 8rem',
  blockSize: control.small,
  borderRadius: radius.pill,
  overflow: 'hidden',
});
