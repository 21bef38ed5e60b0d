import type { ReactNode } from 'react';
import { overPage, pagePending } from './page.css.ts';

/** Stands in for a page whose code is on its way. */
export function PagePending() {
  return <div className={pagePending} aria-busy="true" />;
}

/** Where a part that nobody waits for did not come. */
export const Nothing = () => null;

/** Where a dialog says that its code did not come: it has no place on the page. */
export function OverPage({ children }: { children: ReactNode }) {
  return <div className={overPage}>{children}</div>;
}
