import { Heading } from '@marquee/ui/text/Heading';
import { Text } from '@marquee/ui/text/Text';
import type { ReactNode } from 'react';
import { part } from './Safety.css.ts';

/** A part of the page, with what it is for. */
export function Part({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <section className={part} aria-label={title}>
      <Heading level={2}>{title}</Heading>
      <Text tone="secondary">{text}</Text>
      {children}
    </section>
  );
}
