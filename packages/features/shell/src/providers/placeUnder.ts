const EDGE = 8;

/** Puts an open popover under its entry, beginning with it and never over the window's edge. By the CSSOM, as a strict CSP wants it. */
export function placeUnder(entry: Element, popover: HTMLElement): void {
  const at = entry.getBoundingClientRect();
  const width = popover.offsetWidth;
  const room = document.documentElement.clientWidth;
  const left = getComputedStyle(entry).direction === 'rtl' ? at.right - width : at.left;
  Object.assign(popover.style, {
    left: `${Math.max(EDGE, Math.min(left, room - width - EDGE))}px`,
    top: `${at.bottom}px`,
  });
}
