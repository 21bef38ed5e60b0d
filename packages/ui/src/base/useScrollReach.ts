import { type RefObject, useEffect } from 'react';

const focusable = ['a[href]', 'button', 'input', 'select', 'textarea', '[tabindex]']
  .map((control) => `${control}:not(:disabled, [tabindex="-1"], [inert] *)`)
  .join();

/**
 * Lets the keyboard reach a box that scrolls while nothing in it takes focus (WCAG 2.1.1): not every browser does so by
 * itself. Where a control inside takes focus, the box scrolls with it and is no stop of its own.
 */
export function useScrollReach(ref: RefObject<HTMLElement | null>): void {
  // after every render, for what is inside may have changed. An observer first speaks once the browser has laid out what
  // is new: asked at once, the browser would have to do so twice
  useEffect(() => {
    const box = ref.current;
    if (!box) return;
    const update = () => {
      const scrolls = box.scrollHeight > box.clientHeight || box.scrollWidth > box.clientWidth;
      if (scrolls && !box.querySelector(focusable)) box.tabIndex = 0;
      else box.removeAttribute('tabindex');
    };
    const watch = new ResizeObserver(update);
    watch.observe(box);
    return () => watch.disconnect();
  });
}
