import type { JSX, ReactNode } from 'react';
import { visuallyHidden } from './VisuallyHidden.css.ts';

export interface VisuallyHiddenProps {
  /** a page whose title is seen elsewhere has its heading here */
  as?: 'span' | 'h1';
  children: ReactNode;
}

/** Words for screen readers only. */
export function VisuallyHidden({ as: Tag = 'span', children }: VisuallyHiddenProps): JSX.Element {
  return <Tag className={visuallyHidden}>{children}</Tag>;
}
