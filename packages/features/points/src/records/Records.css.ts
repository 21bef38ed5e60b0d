import { vars } from '@marquee/theme/contract';
import { style } from '@vanilla-extract/css';

export const waiting = style({ display: 'grid', gap: vars.space[4], paddingBlock: vars.space[4] });
export const filter = style({ maxInlineSize: '18rem' });
