import { vars } from '@marquee/theme/contract';
import { globalStyle, style } from '@vanilla-extract/css';

/** Who holds a session is not shown the login page on the way to where they go (SHELL-03). */
globalStyle(':root[data-session="held"] #root[data-path="/login"] main', { visibility: 'hidden' });

/** Without scripts nothing on the page answers: the one thing to say stands first. */
globalStyle('noscript', {
  display: 'block',
  padding: vars.space[4],
  backgroundColor: vars.color.accent.soft,
  color: vars.color.accent.onSoft,
  textAlign: 'center',
});

/** For what has no place of its own on the page: in sight wherever one has scrolled to. */
export const overPage = style({
  position: 'fixed',
  zIndex: 20,
  insetInline: vars.space[4],
  insetBlockEnd: '5rem',
  maxInlineSize: '32rem',
  marginInline: 'auto',
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.overlay,
  boxShadow: vars.shadow.high,
});

/** A page that is on its way keeps the footer below the fold, so that nothing moves when it lands. */
export const pagePending = style({ minBlockSize: '100dvb' });
