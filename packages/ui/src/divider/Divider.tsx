import type { JSX, ReactNode } from 'react';
import { labelled, line } from './Divider.css.ts';

/** A hairline between things; with words in it ("or") it parts two ways to do one thing. */
export function Divider({ children }: { children?: ReactNode }): JSX.Element {
  if (!children) return <hr className={line} />;
  return (
    <div className={labelled}>
      <span className={line} />
      {children}
      <span className={line} />
    </div>
  );
}
