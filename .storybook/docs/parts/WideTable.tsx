import type { ReactNode } from 'react';
import { wide } from './WideTable.css.ts';

/** What scrolls has to be reached by keyboard (WCAG 2.1.1). */
const reachable = { tabIndex: 0 };

/** A table that scrolls by itself where it is wider than the page, and not the page with it. */
export function WideTable({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section aria-label={label} {...reachable} className={wide}>
      <table>{children}</table>
    </section>
  );
}
