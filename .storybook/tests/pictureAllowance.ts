/** Two pixels in a hundred thousand: a line, a corner or a colour that changed is more. */
const SHARE = 0.00002;
/** What rounding may cost in a small picture. */
const FLOOR = 4;

/** How many pixels of a picture may differ from the accepted one. */
export const allowedPixels = (width: number, height: number) => Math.max(FLOOR, Math.round(width * height * SHARE));
