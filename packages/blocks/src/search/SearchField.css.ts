import { vars } from '@marquee/theme/contract';
import { style } from '@vanilla-extract/css';

/** Clear of what stands at the top, where it is brought on a phone. */
export const form = style({ scrollMarginBlockStart: vars.space[3] });

/** Room for what takes the text away, so that the field is not laid out anew with the first letter. */
export const nothing = style({ visibility: 'hidden' });
