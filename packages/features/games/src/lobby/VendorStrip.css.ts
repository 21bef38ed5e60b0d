import { choice } from '@marquee/blocks/strip/choice.css';
import { vars } from '@marquee/theme/contract';
import { media } from '@marquee/ui/base/breakpoints';
import { style } from '@vanilla-extract/css';

const { radius, size, space } = vars;

/** On a phone the mark stands beside the name, so that the games are not far. */
export const cell = style({
  flex: 'none',
  minInlineSize: '6rem',
  maxInlineSize: '12rem',
  // of a mark with its padding and edges
  minBlockSize: 46,
  display: 'grid',
  scrollSnapAlign: 'start',
  '@media': {
    [media.tablet]: {
      flex: '0 0 6.5rem',
      minInlineSize: 0,
      // two lines of a name
      minBlockSize: '5.7rem',
    },
  },
});

export const vendor = style([
  choice,
  {
    display: 'grid',
    gridAutoFlow: 'column',
    justifyContent: 'start',
    alignItems: 'center',
    gap: space[2],
    padding: space[2],
    borderRadius: radius.control,
    fontSize: size.xs,
    lineHeight: 1.2,
    '@media': {
      [media.tablet]: {
        gridAutoFlow: 'row',
        gridTemplateRows: '2.5rem 1fr',
        justifyContent: 'stretch',
        justifyItems: 'center',
        gap: space[1],
        paddingInline: space[1],
        borderRadius: radius.card,
        textAlign: 'center',
      },
    },
  },
]);

export const logo = style({
  inlineSize: '1.75rem',
  blockSize: '1.75rem',
  borderRadius: radius.control,
  objectFit: 'contain',
  '@media': { [media.tablet]: { inlineSize: '2.5rem', blockSize: '2.5rem' } },
});

export const name = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  maxInlineSize: '100%',
  overflowWrap: 'anywhere',
});
