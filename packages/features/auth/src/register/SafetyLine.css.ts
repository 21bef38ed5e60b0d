import { vars } from '@marquee/theme/contract';
import { style } from '@vanilla-extract/css';

/** Below everything that the form asks for; smaller, and as readable. */
export const safety = style({ fontSize: vars.size.sm, color: vars.color.textSecondary });
