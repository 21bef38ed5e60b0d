import { globalStyle, style } from '@vanilla-extract/css';

/** Wide enough for name, value and look beside each other; narrower, the look comes below. */
const WIDE = '(min-width: 720px)';

export const group = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: '4px 16px',
  alignItems: 'center',
  margin: 0,
  marginBlockEnd: 24,
  '@media': { [WIDE]: { gridTemplateColumns: '14rem minmax(0, 1fr) 16rem' } },
});
const cell = style({ margin: 0, minInlineSize: 0, overflowWrap: 'anywhere', fontSize: 13 });
export const names = style([cell]);
export const value = style([cell, { color: '#454e54' }]);
/** A value with no look beside it. */
export const alone = style([value, { gridColumn: '2 / -1' }]);
export const sample = style([
  cell,
  {
    gridColumn: '1 / -1',
    padding: 8,
    overflow: 'hidden',
    '@media': { [WIDE]: { gridColumn: 'auto' } },
  },
]);
globalStyle(`.sbdocs.sbdocs-content dl.${group} > *`, {
  margin: 0,
  padding: 0,
  fontWeight: 400,
  fontStyle: 'normal',
});
globalStyle(`.sbdocs.sbdocs-content dl.${group} > .${sample}`, { padding: 8 });
export const shape = style({ display: 'block', inlineSize: 128, blockSize: 64, border: '1px solid' });
export const bar = style({ display: 'block', blockSize: 12 });
