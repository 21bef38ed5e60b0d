import { FailureBoundary } from '@marquee/blocks/failure/FailureBoundary';
import { type ReactNode, useId } from 'react';
import { heading, section, waiting } from './Section.css.ts';

export interface SectionProps {
  title: string;
  /** its content is on the way */
  busy?: boolean;
  /** a place on the page that something leads to */
  id?: string;
  children: ReactNode;
}

/** A part of a page that has a name, and that fails alone. */
export function Section({ title, busy = false, id, children }: SectionProps) {
  const headingId = useId();
  return (
    <section className={busy ? waiting : section} id={id} aria-labelledby={headingId} aria-busy={busy}>
      <h2 className={heading} id={headingId}>
        {title}
      </h2>
      <FailureBoundary>{children}</FailureBoundary>
    </section>
  );
}
