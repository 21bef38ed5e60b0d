import type { ReactNode } from 'react';
import { filters } from './Filters.css.ts';

/** What narrows a record down, beside each other. */
export function Filters({ children }: { children: ReactNode }) {
  return <div className={filters}>{children}</div>;
}
