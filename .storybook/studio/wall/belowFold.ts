/** What is so near that a roomier or denser look may bring it in sight. */
const NEAR = 1.2;
const MARK = 'data-below';
/** on the root element while the screen is small on the wall; alone, it is used like the site itself */
const SMALL = 'data-small';
const REST_MS = 400;

/**
 * Keeps what lies below a screen's lower edge marked. On the wall nobody sees it, and `screen.html` keeps the browser from
 * styling and laying it out with every change; of a register page that is half of the work.
 */
export function keepBelowFoldMarked({ documentElement: root, body }: Document): void {
  let rest: ReturnType<typeof setTimeout> | undefined;
  const mark = () => root.hasAttribute(SMALL) && markBelow(body, window.innerHeight * NEAR);
  // a screen changes its height by itself, when an answer comes, and with a look
  new ResizeObserver(() => {
    clearTimeout(rest);
    rest = setTimeout(mark, REST_MS);
  }).observe(body);
  // it may have been scrolled while it was large
  new MutationObserver(mark).observe(root, { attributeFilter: [SMALL] });
}

function markBelow(body: Element, edge: number): void {
  for (const element of body.querySelectorAll<HTMLElement>(`[${MARK}]`)) {
    if (element.getBoundingClientRect().top >= edge) continue;
    element.removeAttribute(MARK);
    element.style.containIntrinsicBlockSize = '';
  }
  markWithin(body, edge);
}

function markWithin(parent: Element, edge: number): void {
  for (const child of parent.children) {
    if (!(child instanceof HTMLElement) || child.hasAttribute(MARK)) continue;
    const { top, bottom, height } = child.getBoundingClientRect();
    if (top >= edge && height > 0) {
      // so high it stays, and what is below it where it is
      child.style.containIntrinsicBlockSize = `${height}px`;
      child.setAttribute(MARK, '');
    } else if (bottom > edge) markWithin(child, edge);
  }
}
