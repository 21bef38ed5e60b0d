import { style } from '@vanilla-extract/css';

export const failed = style({ color: '#b00020', fontWeight: 700 });
