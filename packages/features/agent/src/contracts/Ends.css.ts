import { vars } from '@marquee/theme/contract';
import { style } from '@vanilla-extract/css';

export const list = style({ paddingInlineStart: vars.space[5], fontVariantNumeric: 'tabular-nums' });
