import { vars } from '@marquee/theme/contract';
import { style } from '@vanilla-extract/css';

const { space } = vars;

export const asked = style({ display: 'flex', alignItems: 'center', gap: space[4] });
export const answers = style({ display: 'grid', gap: space[3] });
export const helpList = style({ display: 'grid', gap: space[1], marginBlockStart: space[2], listStyle: 'none' });
