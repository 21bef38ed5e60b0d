import { globalStyle } from '@vanilla-extract/css';

// on a phone a wide table scrolls by itself, and not the page with it
globalStyle('.sbdocs-content table', { display: 'block', maxInlineSize: '100%', overflowX: 'auto' });
globalStyle('.sbdocs.sbdocs-content code[class]', { whiteSpace: 'normal', overflowWrap: 'anywhere' });
