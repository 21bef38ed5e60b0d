import { type RefObject, useEffect, useRef } from 'react';

const focusable = ['a[href]', 'button', 'input', 'select', 'textarea', '[tabindex]']
  .map((control) => `${control}:not(:disabled, [tabindex="-1"], [inert] *)`)
  .join();

/**
 * Lets the keyboard reach a box that scrolls while nothing in it takes focus (WCAG 2.1.1): not every browser does so by
 * itself. Where a control inside takes focus, the box scrolls with it and is no stop of its own.
 */
export function useScrollReach(ref: RefObject<HTMLElement | null>): void {
  const seen = useRef<HTMLElement | null>(null);
  // after every render, for the box may have come with it. An observer first speaks once the browser has laid out what is
  // new: asked at once, the browser would do so twice
  useEffect(() => {
    const box = ref.current;
    if (!box) return;
    const update = () => {
      const scrolls = box.scrollHeight > box.clientHeight || box.scrollWidth > box.clientWidth;
      if (scrolls && !box.querySelector(focusable)) box.tabIndex = 0;
      else box.removeAttribute('tabindex');
    };
    // until the sizes are known: better a stop too many for one frame than a box that nobody reaches
    const guess = () => {
      if (!box.querySelector(focusable)) box.tabIndex = 0;
    };
    if (seen.current !== box) guess();
    seen.current = box;
    const sizes = new ResizeObserver(update);
    const watch = () => {
      sizes.disconnect();
      for (const part of [box, ...box.children]) sizes.observe(part);
    };
    watch();
    // what comes later, such as a text that is fetched, is rendered by somebody else
    const contents = new MutationObserver(() => {
      guess();
      watch();
    });
    contents.observe(box, { childList: true, subtree: true });
    return () => {
      sizes.disconnect();
      contents.disconnect();
    };
  });
}
