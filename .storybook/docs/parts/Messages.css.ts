import { style } from '@vanilla-extract/css';

export const controls = style({ display: 'flex', flexWrap: 'wrap', gap: '8px 16px', alignItems: 'baseline' });
