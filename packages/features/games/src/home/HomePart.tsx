import { FailureBoundary } from '@marquee/blocks/failure/FailureBoundary';
import { FailureNotice } from '@marquee/blocks/failure/FailureNotice';
import { Link } from '@marquee/state/navigation';
import { TextLink } from '@marquee/ui/text/TextLink';
import { type ReactNode, useId } from 'react';
import { useIntl } from 'react-intl';
import { heading, section, top } from './HomePart.css.ts';
import { messages } from './home.messages.ts';

export interface HomePartProps {
  title: string;
  /** where all of it is */
  all?: string | undefined;
  busy: boolean;
  /** in place of its content */
  failure?: { error: unknown; retrying: boolean; retry: () => void } | undefined;
  /** somebody points at it or has focus in it, or no longer */
  onHold?: (held: boolean) => void;
  children: ReactNode;
}

/** A part of the home page (GAME-07): it has a name, leads to all there is, and fails alone. */
export function HomePart({ title, all, busy, failure, onHold, children }: HomePartProps) {
  const intl = useIntl();
  const id = useId();
  return (
    <section
      className={section}
      aria-labelledby={id}
      aria-busy={busy}
      {...(onHold && {
        onPointerEnter: () => onHold(true),
        onPointerLeave: () => onHold(false),
        onFocus: () => onHold(true),
        onBlur: () => onHold(false),
      })}
    >
      <div className={top}>
        <h2 id={id} className={heading}>
          {title}
        </h2>
        {all && (
          <TextLink as={Link} to={all} aria-label={intl.formatMessage(messages.allOf, { what: title })}>
            {intl.formatMessage(messages.all)}
          </TextLink>
        )}
      </div>
      {failure ? (
        <FailureNotice failure={failure.error} retrying={failure.retrying} onRetry={failure.retry} />
      ) : (
        <FailureBoundary>{children}</FailureBoundary>
      )}
    </section>
  );
}

/** What a part says when its call has failed; nothing while it has an answer. */
export function failureOf(call: { error: unknown; isFetching: boolean; refetch: () => unknown }) {
  return call.error ? { error: call.error, retrying: call.isFetching, retry: () => void call.refetch() } : undefined;
}
