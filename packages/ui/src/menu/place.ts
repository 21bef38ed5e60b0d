const gap = 4;

/**
 * Puts an open popover at its anchor where the browser has no CSS anchor positioning: under it, above it where there is
 * more room, and never over the window's edge. Values are set through the CSSOM, which a strict CSP allows.
 */
export function placeAt(anchor: Element, popover: HTMLElement, align: 'start' | 'end'): void {
  if (typeof CSS !== 'undefined' && CSS.supports('position-area', 'block-end')) return;
  const at = anchor.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = popover;
  const rtl = getComputedStyle(anchor).direction === 'rtl';
  const left = (align === 'start') === rtl ? at.right - width : at.left;
  const below = innerHeight - at.bottom > height + gap || at.top < height;
  Object.assign(popover.style, {
    margin: '0',
    left: `${Math.max(gap, Math.min(left, document.documentElement.clientWidth - width - gap))}px`,
    top: `${below ? at.bottom + gap : at.top - height - gap}px`,
  });
}
