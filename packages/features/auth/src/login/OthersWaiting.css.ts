import { vars } from '@marquee/theme/contract';
import { style } from '@vanilla-extract/css';

const { control, size, space } = vars;

/** The room of so many buttons under a divider with its line of small words, so that nothing moves when they come. */
const roomOf = (buttons: number) =>
  style({ blockSize: `calc(${buttons} * (${control.height} + ${space[3]}) + 1.5 * ${size.sm})` });

/** For one other way in, two and three. */
export const rooms = [roomOf(1), roomOf(2), roomOf(3)];
