import { globalStyle } from '@vanilla-extract/css';

globalStyle('.sbdocs.sbdocs-content code[class]', { whiteSpace: 'normal', overflowWrap: 'anywhere' });
