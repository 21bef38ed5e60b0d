import { keyframes, style } from '@vanilla-extract/css';
import { media } from '../base/breakpoints.ts';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

/** Takes the colour and the size of the text it stands in. */
export const spinner = style({
  display: 'inline-block',
  inlineSize: '1.25em',
  blockSize: '1.25em',
  flexShrink: 0,
  borderRadius: '50%',
  border: '2px solid color-mix(in srgb, currentColor 25%, transparent)',
  borderBlockStartColor: 'currentColor',
  // else forced colours would close the ring
  forcedColorAdjust: 'none',
  '@media': { [media.motion]: { animation: `${turn} .8s linear infinite` } },
});
