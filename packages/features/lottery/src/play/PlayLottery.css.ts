import { style } from '@vanilla-extract/css';

/** As high as what comes. */
export const waiting = style({ inlineSize: '100%', blockSize: 'calc(100dvb - 9rem)', minBlockSize: '28rem' });
