import { Skeleton } from '@marquee/ui/skeleton/Skeleton';
import type { ReactNode } from 'react';
import { figure, figures, name, value as valueClass } from './Figures.css.ts';

export interface Figure {
  readonly name: string;
  /** nothing while it is on its way */
  readonly value: ReactNode;
}

/** A few sums side by side, in one panel. */
export function Figures({ figures: all }: { figures: readonly Figure[] }) {
  return (
    <dl className={figures}>
      {all.map(({ name: term, value }) => (
        <div key={term} className={figure}>
          <dt className={name}>{term}</dt>
          <dd className={valueClass}>{value ?? <Skeleton width="half" />}</dd>
        </div>
      ))}
    </dl>
  );
}
