import { style } from '@vanilla-extract/css';

export const swatches = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))',
  gap: 8,
  marginBlockEnd: 24,
});
export const swatch = style({ border: '1px solid #8884', borderRadius: 6, overflow: 'hidden', fontSize: 12 });
export const colour = style({ display: 'block', inlineSize: '100%', blockSize: 44 });
export const label = style({ display: 'block', padding: 6 });
export const failed = style({ color: '#b00020', fontWeight: 700 });
