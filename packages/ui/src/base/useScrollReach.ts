import { type RefObject, useEffect, useLayoutEffect } from 'react';

const focusable = ['a[href]', 'button', 'input', 'select', 'textarea', '[tabindex]']
  .map((control) => `${control}:not(:disabled, [tabindex="-1"], [inert] *)`)
  .join();

/** Where a control in the box takes focus, the box scrolls with it and is no stop of its own. */
function setStop(box: HTMLElement, scrolls: boolean): void {
  const focused = document.activeElement;
  // the quick answer for a dialog that opens; what has it by script alone is no stop
  const held = focused instanceof HTMLElement && focused !== box && focused.tabIndex >= 0 && box.contains(focused);
  if (scrolls && !held && !box.querySelector(focusable)) box.tabIndex = 0;
  else box.removeAttribute('tabindex');
}

/**
 * Lets the keyboard reach a box whose parts always reach beyond it when `scrolls`, while nothing in it takes focus
 * (WCAG 2.1.1): not every browser does so by itself. Needs no sizes, and so is right with the very commit.
 */
export function useStripReach(ref: RefObject<HTMLElement | null>, scrolls: boolean): void {
  useLayoutEffect(() => {
    const box = ref.current;
    if (!box) return;
    const update = () => setStop(box, scrolls);
    update();
    const contents = new MutationObserver(update);
    contents.observe(box, { childList: true, subtree: true, attributes: true, attributeFilter: ['inert', 'disabled'] });
    return () => contents.disconnect();
  }, [ref, scrolls]);
}

/**
 * Lets the keyboard reach a box that scrolls when its content is long, while nothing in it takes focus (WCAG 2.1.1): not
 * every browser does so by itself.
 */
export function useScrollReach(ref: RefObject<HTMLElement | null>): void {
  // after every render, for the box may have come with it. An observer first speaks once the browser has laid out what is
  // new: asked at once, the browser would do so twice
  useEffect(() => {
    const box = ref.current;
    if (!box) return;
    const sizes = new ResizeObserver(() => {
      setStop(box, box.scrollHeight > box.clientHeight || box.scrollWidth > box.clientWidth);
    });
    const watch = () => {
      // until the sizes are known: better a stop too many for one frame than a box that nobody reaches
      setStop(box, true);
      sizes.disconnect();
      for (const part of [box, ...box.children]) sizes.observe(part);
    };
    watch();
    // what comes later, such as a text that is fetched, is rendered by somebody else
    const contents = new MutationObserver(watch);
    contents.observe(box, { childList: true, subtree: true });
    return () => {
      sizes.disconnect();
      contents.disconnect();
    };
  });
}
