import { globalStyle, style } from '@vanilla-extract/css';

export const swatches = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(7.5rem, 1fr))',
  gap: 8,
  marginBlockEnd: 24,
});
export const swatch = style({ border: '1px solid #8884', borderRadius: 6, overflow: 'hidden' });
export const colour = style({ display: 'block', inlineSize: '100%', blockSize: 44, borderBlockEnd: '1px solid #8884' });
export const label = style({ display: 'block', padding: 6 });
// names of roles are long
globalStyle(`.sbdocs.sbdocs-content ${label}, .sbdocs.sbdocs-content ${label} code`, { fontSize: 11 });
