import type { JSX } from 'react';
import { VisuallyHidden } from '../text/VisuallyHidden.tsx';
import { spinner } from './Spinner.css.ts';

export interface SpinnerProps {
  /** said by screen readers; leave it out where the thing around it is already `aria-busy` */
  label?: string;
}

/** Something is under way, in a place that has no shape yet; a place with a shape gets a Skeleton. */
export function Spinner({ label }: SpinnerProps): JSX.Element {
  if (label === undefined) return <span className={spinner} aria-hidden />;
  return (
    <span role="status">
      <span className={spinner} aria-hidden />
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
