import { style } from '@vanilla-extract/css';

export const area = style({ resize: 'vertical', fieldSizing: 'content', maxBlockSize: '16rem', lineHeight: 1.45 });
