import type { ReactNode } from 'react';
import { fact, facts, name, value as valueClass } from './Facts.css.ts';

export interface Fact {
  readonly name: string;
  /** nothing: the fact is left out */
  readonly value: ReactNode;
}

/** What there is to say about one thing, by name. */
export function Facts({ facts: all }: { facts: readonly Fact[] }) {
  return (
    <dl className={facts}>
      {all.map(({ name: term, value }) =>
        value === undefined || value === null || value === '' ? null : (
          <div key={term} className={fact}>
            <dt className={name}>{term}</dt>
            <dd className={valueClass}>{value}</dd>
          </div>
        ),
      )}
    </dl>
  );
}
