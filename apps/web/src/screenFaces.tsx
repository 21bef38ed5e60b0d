import type { ReactNode } from 'react';
import { overPage, pagePending } from './page.css.ts';

/** Stands in for a page whose code is on its way. */
export function PagePending() {
  return <div className={pagePending} aria-busy="true" />;
}

/** Where a dialog, or what stands around a page, says that its code did not come: it has no place on the page. */
export function OverPage({ children }: { children: ReactNode }) {
  return <div className={overPage}>{children}</div>;
}
