// ended as soon as begun, and no transition at all: one of no length still shows where it begins for a frame
const rules = `*, *::before, *::after, *::backdrop {
  transition: none !important; scroll-behavior: auto !important;
  animation-delay: -1s !important; animation-duration: .01ms !important; animation-iteration-count: 1 !important;
}
::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*) { animation: none !important; }`;

/**
 * Holds still what moves while a story plays (STORY-03a): it looks at what it opened at once, as with a reader who asks for
 * less motion, and would else find it half faded in wherever motion is welcome. Returns what lets things move again.
 */
export function holdStill(): () => void {
  const style = document.createElement('style');
  style.textContent = rules;
  document.head.append(style);
  return () => style.remove();
}
