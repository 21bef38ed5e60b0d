import { choice } from '@marquee/blocks/strip/choice.css';
import { vars } from '@marquee/theme/contract';
import { style } from '@vanilla-extract/css';

const { radius, size, space } = vars;

export const cell = style({
  flex: '0 0 6.5rem',
  minInlineSize: 0,
  // two lines of a name
  minBlockSize: '5.7rem',
  display: 'grid',
  scrollSnapAlign: 'start',
});

export const vendor = style([
  choice,
  {
    display: 'grid',
    gridTemplateRows: '2.5rem 1fr',
    justifyItems: 'center',
    alignItems: 'center',
    gap: space[1],
    paddingBlock: space[2],
    paddingInline: space[1],
    borderRadius: radius.card,
    fontSize: size.xs,
    lineHeight: 1.2,
    textAlign: 'center',
  },
]);

export const logo = style({
  inlineSize: '2.5rem',
  blockSize: '2.5rem',
  borderRadius: radius.control,
  objectFit: 'contain',
});

export const name = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  maxInlineSize: '100%',
  overflowWrap: 'anywhere',
});
