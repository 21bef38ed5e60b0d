import { globalStyle } from '@vanilla-extract/css';

/** Who holds a session is not shown the login page on the way to where they go (SHELL-03). */
globalStyle(':root[data-session="held"] #root[data-path="/login"]', { visibility: 'hidden' });
