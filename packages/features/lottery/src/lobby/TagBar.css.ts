import { chip } from '@marquee/blocks/strip/choice.css';
import { vars } from '@marquee/theme/contract';
import { style } from '@vanilla-extract/css';

const { radius } = vars;

export const tag = style([chip, { minBlockSize: 44, scrollSnapAlign: 'start' }]);
export const waiting = style({ flex: '0 0 8rem', blockSize: 44, borderRadius: radius.pill, overflow: 'hidden' });
