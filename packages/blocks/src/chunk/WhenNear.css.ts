import { globalStyle, style } from '@vanilla-extract/css';

export const far = style({});
/** Nothing is on its way yet; and one animation out of sight has the browser draw frame after frame for nobody. */
globalStyle(`${far} *`, { animation: 'none !important' });
