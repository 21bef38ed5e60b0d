import { vars } from '@marquee/theme/contract';
import { style } from '@vanilla-extract/css';

/** Holds its room before the picture is there. Its paper is light in both themes: the picture comes that way. */
export const pictureButton = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 126,
  blockSize: 40,
  overflow: 'hidden',
  marginInlineEnd: `calc(${vars.space[3]} * -1 + 1px)`,
  borderStartEndRadius: vars.radius.control,
  borderEndEndRadius: vars.radius.control,
  backgroundColor: vars.color.raised,
  color: vars.color.textSecondary,
  ':focus-visible': { outlineOffset: -2 },
});

export const picture = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });
