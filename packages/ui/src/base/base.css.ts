import { vars } from '@marquee/theme/contract';
import { globalStyle } from '@vanilla-extract/css';
import { media } from './breakpoints.ts';

/*
 * Imported once, before any component. Selectors are bare elements or `:where()`, so that one class always wins.
 */
const { color, font, size, motion } = vars;

// not for `::before` and `::after`: every element would have to work out the styles of two boxes that it does not have
globalStyle('*', { boxSizing: 'border-box', margin: 0, padding: 0 });

globalStyle('html', {
  backgroundColor: color.page,
  // there on short pages too, so that arriving data does not move the page sideways
  overflowY: 'scroll',
  // also while a dialog keeps it from scrolling: its place would else come and go, and the whole page be laid out anew
  scrollbarGutter: 'stable',
  scrollbarColor: `color-mix(in srgb, ${color.textMuted} 55%, transparent) transparent`,
  scrollPaddingBlockStart: vars.space[16],
  textSizeAdjust: 'none',
  WebkitTapHighlightColor: 'transparent',
});

globalStyle('body', {
  backgroundColor: color.page,
  minBlockSize: '100dvb',
  color: color.text,
  fontFamily: font.body,
  fontSize: size.md,
  lineHeight: 1.5,
  overflowWrap: 'break-word',
  WebkitFontSmoothing: 'antialiased',
});

globalStyle('h1, h2, h3, h4, h5, h6', {
  fontFamily: font.heading,
  fontWeight: font.headingWeight,
  letterSpacing: font.headingTracking,
  lineHeight: 1.15,
  textWrap: 'balance',
});

globalStyle('b, strong', { fontWeight: font.bodyWeightStrong });
globalStyle('small', { fontSize: size.sm });
globalStyle('time, [data-figures="tabular"]', { fontVariantNumeric: 'tabular-nums' });
globalStyle('ul[role="list"], ol[role="list"]', { listStyle: 'none' });
globalStyle('a', { color: 'inherit', textUnderlineOffset: '.15em' });
globalStyle('img, picture, video, canvas, svg', { display: 'block', maxInlineSize: '100%' });
globalStyle('svg', { flexShrink: 0 });
globalStyle('img, video', { blockSize: 'auto' });
// a drawing is one picture for both themes, or there are two: it is not worked out anew when the page's theme flips
globalStyle('img', { colorScheme: 'only light' });
globalStyle('input, button, textarea, select', { font: 'inherit', letterSpacing: 'inherit', color: 'inherit' });
globalStyle('button, [role="tab"], [role="menuitem"], summary, label', { touchAction: 'manipulation' });
// a press selects no words of it: browsers look for those with every press
globalStyle('button', { background: 'none', border: 0, cursor: 'pointer', textAlign: 'inherit', userSelect: 'none' });
globalStyle('textarea', { resize: 'vertical', fieldSizing: 'content' });
globalStyle('fieldset', { border: 0, minInlineSize: 0 });
globalStyle('table', { borderCollapse: 'collapse' });
globalStyle('::placeholder', { color: color.textMuted, opacity: 1 });
globalStyle('[hidden]:not([hidden="until-found"])', { display: 'none !important' });

/*
 * WCAG 2.4.7 and 2.4.13. The band between control and ring has the page's colour, against which the ring is kept at 3:1,
 * so the ring is seen on a brand's bar and pictures too.
 */
globalStyle(':focus-visible', {
  outline: `2px solid ${color.focus}`,
  outlineOffset: 2,
  boxShadow: `0 0 0 2px ${color.page}`,
});
// containers that get focus by script show nothing: the ring belongs to controls
globalStyle('main:focus-visible, dialog:focus-visible, h1:focus-visible', { outline: 'none', boxShadow: 'none' });

/*
 * SHELL-07: the page behind a modal dialog does not scroll, and keeps the bar's place, so that it does not
 * move. That place lies outside the dialog's backdrop and takes
 * only a plain colour, so it gets about what the scrim makes of the page; the body covers the rest with its own.
 */
globalStyle('html:has(dialog:modal)', {
  overflow: 'hidden',
  backgroundColor: `color-mix(in srgb, rgb(from ${color.scrim} r g b / 1) 50%, ${color.page})`,
});

/*
 * Until the catalogue of the chosen language is there, words of the prerendered language keep their room but are not seen.
 * Set before first paint by the page itself; screen readers get them with the right `lang` only after hydration.
 */
globalStyle('html[data-words="waiting"] body :where(h1,h2,h3,h4,p,a,button,span,li,label,dt,dd,td,th,option,input)', {
  color: 'transparent !important',
});
globalStyle('html[data-words="waiting"] ::placeholder', { color: 'transparent !important' });
// the page in the chosen language takes the place of this one: what somebody typed here blindly would go with it
globalStyle('html[data-words="waiting"] form', { visibility: 'hidden' });

globalStyle('html', { '@media': { [media.motion]: { scrollBehavior: 'smooth' } } });
globalStyle('::view-transition-group(*)', { animationDuration: motion.base, animationTimingFunction: motion.ease });
globalStyle('*, *::before, *::after', {
  '@media': {
    // the net under components: whatever forgot to ask stands still (WCAG 2.3.3)
    '(prefers-reduced-motion: reduce)': {
      animationDuration: '.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '.01ms !important',
      scrollBehavior: 'auto !important' as 'auto',
    },
  },
});
globalStyle(':focus-visible', {
  '@media': { [media.forcedColors]: { outlineColor: 'Highlight', boxShadow: 'none' } },
});
