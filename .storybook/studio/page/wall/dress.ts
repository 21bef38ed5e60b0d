import type { ScreenStyles } from '../../shared/wallMessages.ts';

/**
 * Puts the draft's style sheets into a screen, whose window has the studio's own origin. Not by a message: what is written
 * in one go into all screens in sight is drawn in one go too, where messages are taken one by one, with frames between them.
 *
 * @returns whether anything differs from what the screen wears
 */
export function dress(screen: Document | null, wears: Partial<ScreenStyles>, styles: ScreenStyles): boolean {
  let changed = false;
  // two elements, because new faces lay the whole page out anew
  for (const id of ['theme', 'fonts'] as const) {
    const element = wears[id] === styles[id] ? null : screen?.getElementById(id);
    if (!element) continue;
    element.textContent = styles[id];
    changed = true;
  }
  return changed;
}
