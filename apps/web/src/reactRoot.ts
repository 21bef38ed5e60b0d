import type { ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

/**
 * Shows the page: takes over what is prerendered, else puts it in its place. Apart, as the page names this chunk before the
 * entry: to set React up is then a task of its own, and what a new release leaves unchanged is not fetched again.
 */
export function takeOver(container: HTMLElement, tree: ReactNode, asPrerendered: boolean): void {
  if (asPrerendered) hydrateRoot(container, tree);
  else createRoot(container).render(tree);
}
