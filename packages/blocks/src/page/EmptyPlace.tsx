import type { ReactNode } from 'react';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { empty, mark, text as textClass, title as titleClass } from './EmptyPlace.css.ts';

export interface EmptyPlaceProps {
  title: MessageDescriptor;
  /** what to do next */
  text?: MessageDescriptor;
  /** decoration */
  icon?: ReactNode;
  /** a way on: a button or a link */
  children?: ReactNode;
}

/** Stands where a list or a page has nothing to show, and says what to do next. */
export function EmptyPlace({ title, text, icon, children }: EmptyPlaceProps) {
  const intl = useIntl();
  return (
    <div className={empty}>
      {icon && (
        <span className={mark} aria-hidden>
          {icon}
        </span>
      )}
      <h2 className={titleClass}>{intl.formatMessage(title)}</h2>
      {text && <p className={textClass}>{intl.formatMessage(text)}</p>}
      {children}
    </div>
  );
}
