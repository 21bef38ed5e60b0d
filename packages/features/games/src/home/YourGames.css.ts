import { vars } from '@marquee/theme/contract';
import { style } from '@vanilla-extract/css';

const { space } = vars;

export const panel = style({ paddingBlockStart: space[5] });
