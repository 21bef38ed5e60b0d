/** An entry of the main menu, and what a link within its drop-down is as well. */
export const ENTRY = 'header nav a[href]';
/** The drop-down of an entry, which stands behind it. */
export const PANEL = '[data-menu-panel]';

/** The entries of the main menu without what their drop-downs hold. */
export function menuEntries(): HTMLAnchorElement[] {
  return [...document.querySelectorAll<HTMLAnchorElement>(ENTRY)].filter((link) => !link.closest(PANEL));
}

/**
 * Where the arrows, Home and End lead from a link of the main menu, as in a disclosure navigation of the ARIA practices: from
 * entry to entry, or from provider to provider. Nothing where the key leads nowhere else.
 */
export function linkTowards(key: string, from: HTMLAnchorElement): HTMLElement | null | undefined {
  const panel = from.closest(PANEL);
  const links = panel ? [...panel.querySelectorAll('a')] : menuEntries();
  const at = links.indexOf(from);
  const onward = getComputedStyle(from).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const last = links.length - 1;
  switch (key) {
    case 'Home':
      return links[0];
    case 'End':
      return links[last];
    case 'ArrowLeft':
    case 'ArrowRight':
      return links[key === onward ? at + 1 : at - 1];
    case 'ArrowDown':
      return panel && at < last ? links[Math.min(last, at + rowOf(links))] : null;
    case 'ArrowUp':
      return panel && (links[at - rowOf(links)] ?? entryOf(panel));
    default:
      return null;
  }
}

/** The entry that a drop-down belongs to. */
const entryOf = (panel: Element) => panel.parentElement?.querySelector('a');

/** How many stand beside each other; where all do, the arrow down leads to the next as well. */
function rowOf(links: readonly HTMLElement[]): number {
  const top = links[0]?.getBoundingClientRect().top;
  const beside = links.filter((link) => link.getBoundingClientRect().top === top).length;
  return beside === links.length ? 1 : beside;
}
