import { FailureBoundary } from '@marquee/blocks/failure/FailureBoundary';
import { Heading } from '@marquee/ui/text/Heading';
import { type ReactNode, useId } from 'react';
import { part } from './HelpPage.css.ts';

export interface PartProps {
  title: string;
  /** what an address leads to */
  id?: string;
  children: ReactNode;
}

/** A part of the help that has a name, and that fails alone. */
export function Part({ title, id, children }: PartProps) {
  const headingId = useId();
  return (
    <section className={part} id={id} aria-labelledby={headingId}>
      <Heading level={2} id={headingId}>
        {title}
      </Heading>
      <FailureBoundary>{children}</FailureBoundary>
    </section>
  );
}
