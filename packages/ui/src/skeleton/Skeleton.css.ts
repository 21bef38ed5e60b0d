import { vars } from '@marquee/theme/contract';
import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../base/breakpoints.ts';

const { color, control, radius } = vars;
const breathe = keyframes({ '50%': { opacity: 0.55 } });

const skeleton = style({
  display: 'block',
  inlineSize: '100%',
  backgroundColor: `color-mix(in srgb, ${color.text} 10%, transparent)`,
  borderRadius: radius.control,
  '@media': { [media.forcedColors]: { border: '1px solid GrayText' } },
});

/** Also for a group of them: a browser works out each animation for each frame that anything moves in. */
export const breathes = style({ '@media': { [media.motion]: { animation: `${breathe} 1.8s ease-in-out infinite` } } });

export const shapes = styleVariants({
  /** one line of the text it stands for */
  text: [skeleton, { blockSize: '.8em', marginBlock: '.35em', borderRadius: 4 }],
  control: [skeleton, { blockSize: control.height }],
  circle: [skeleton, { inlineSize: control.height, aspectRatio: '1', borderRadius: '50%' }],
  square: [skeleton, { aspectRatio: '1', borderRadius: radius.card }],
  /** a game tile */
  tile: [skeleton, { aspectRatio: '3 / 4', borderRadius: radius.card }],
  banner: [skeleton, { aspectRatio: '16 / 9', borderRadius: radius.card }],
  /** fills what it stands in */
  fill: [skeleton, { blockSize: '100%' }],
});

export const widths = styleVariants({
  full: {},
  most: { inlineSize: '80%' },
  half: { inlineSize: '50%' },
  some: { inlineSize: '30%' },
});
