import { style } from '@vanilla-extract/css';

export const wide = style({ maxInlineSize: '100%', overflowX: 'auto' });
