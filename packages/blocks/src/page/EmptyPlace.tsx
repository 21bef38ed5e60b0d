import type { ReactNode } from 'react';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { empty, mark, text as textClass, title as titleClass } from './EmptyPlace.css.ts';

export interface EmptyPlaceProps {
  title: MessageDescriptor;
  /** what to do next */
  text?: MessageDescriptor;
  /** decoration */
  icon?: ReactNode;
  /** all that the page has: its title is the page's (WCAG 2.4.6) */
  page?: boolean;
  /** a way on: a button or a link */
  children?: ReactNode;
}

/** Stands where a list or a page has nothing to show, and says what to do next. */
export function EmptyPlace({ title, text, icon, page = false, children }: EmptyPlaceProps) {
  const intl = useIntl();
  const Title = page ? 'h1' : 'h2';
  return (
    <div className={empty}>
      {icon && (
        <span className={mark} aria-hidden>
          {icon}
        </span>
      )}
      <Title className={titleClass}>{intl.formatMessage(title)}</Title>
      {text && <p className={textClass}>{intl.formatMessage(text)}</p>}
      {children}
    </div>
  );
}
