import { style } from '@vanilla-extract/css';

export const whole = style({ position: 'fixed', inset: 0, inlineSize: '100%', blockSize: '100%', border: 0 });
