import { vars } from '@marquee/theme/contract';
import { style } from '@vanilla-extract/css';

/** Dark on light in both themes, which every camera reads: the system's own colours of a light page. */
export const code = style({
  display: 'block',
  inlineSize: '10rem',
  maxInlineSize: '100%',
  aspectRatio: '1',
  colorScheme: 'light',
  backgroundColor: 'Canvas',
  color: 'CanvasText',
  fill: 'currentColor',
  borderRadius: vars.radius.control,
  forcedColorAdjust: 'none',
});
