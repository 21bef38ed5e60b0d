import { vars } from '@marquee/theme/contract';
import { style } from '@vanilla-extract/css';

/** Clear of what stands at the top, where it is brought on a phone. */
export const form = style({ scrollMarginBlockStart: vars.space[3] });
