import { vars } from '@marquee/theme/contract';
import { style } from '@vanilla-extract/css';

const { color } = vars;

const room = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  aspectRatio: '5 / 2',
  backgroundColor: color.raised,
});

export const picture = style([room, { objectFit: 'cover' }]);
export const placeholder = style([room, { display: 'grid', placeItems: 'center', color: color.textMuted }]);
