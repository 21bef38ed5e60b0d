import { vars } from '@marquee/theme/contract';
import { style } from '@vanilla-extract/css';
import { frame } from './Field.css.ts';

/** Corners of a pill would cut into the lines. */
export const box = style([frame, { borderRadius: `min(${vars.radius.control}, .75rem)` }]);
export const area = style({
  resize: 'vertical',
  fieldSizing: 'content',
  minBlockSize: '5.5rem',
  maxBlockSize: '16rem',
  lineHeight: 1.45,
});
