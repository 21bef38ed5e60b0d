import { vars } from '@marquee/theme/contract';
import { style } from '@vanilla-extract/css';

const { control, space } = vars;

/** The room of so many buttons under a divider, so that nothing moves when they come. */
const roomOf = (buttons: number) =>
  style({ blockSize: `calc(${buttons} * (${control.height} + ${space[3]}) + ${space[5]})` });

/** For one other way in, two and three. */
export const othersRooms = [roomOf(1), roomOf(2), roomOf(3)];
