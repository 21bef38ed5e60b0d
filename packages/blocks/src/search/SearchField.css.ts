import { vars } from '@marquee/theme/contract';
import { style } from '@vanilla-extract/css';

/** Clear of what stands at the top, where it is brought on a phone. */
export const form = style({ scrollMarginBlockStart: vars.space[3] });

/** What takes the text away, in the middle of the field. */
export const clear = style({ display: 'flex' });

/** Its room without it, so that the field is not laid out anew with the first letter. */
export const nothing = style({ visibility: 'hidden' });
