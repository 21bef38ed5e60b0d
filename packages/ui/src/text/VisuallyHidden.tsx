import type { JSX, ReactNode } from 'react';
import { visuallyHidden } from './VisuallyHidden.css.ts';

/** Words for screen readers only. */
export function VisuallyHidden({ children }: { children: ReactNode }): JSX.Element {
  return <span className={visuallyHidden}>{children}</span>;
}
