import { choice } from '@marquee/blocks/strip/choice.css';
import { vars } from '@marquee/theme/contract';
import { style } from '@vanilla-extract/css';

const { color, radius, size, space } = vars;

export const menu = style({ display: 'grid', gap: space[6] });
export const heading = style({ fontSize: size.sm, color: color.textSecondary, marginBlockEnd: space[2] });

/** As many beside each other as their words leave room for. */
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 8.5rem), 1fr))',
  gap: space[2],
  listStyle: 'none',
});

/** A finger's target over the whole cell. */
export const entry = style([
  choice,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    inlineSize: '100%',
    minBlockSize: 44,
    blockSize: '100%',
    paddingBlock: space[2],
    paddingInline: space[3],
    borderRadius: radius.control,
    fontSize: size.sm,
    lineHeight: 1.25,
    textAlign: 'start',
    overflowWrap: 'anywhere',
    selectors: {
      '&:is([aria-current="page"], [aria-pressed="true"])': {
        color: color.accent.onSoft,
        backgroundColor: color.accent.soft,
        borderColor: color.accent.text,
      },
    },
  },
]);
