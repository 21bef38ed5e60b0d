import type { Consent } from '@marquee/state/consent';
import { Link } from '@marquee/state/navigation';
import { Button } from '@marquee/ui/button/Button';
import { Container } from '@marquee/ui/layout/Container';
import { type RefObject, useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { bar, choices, inner, link, words } from './ConsentBar.css.ts';
import { QUESTION } from './room.css.ts';
import { consentMessages as messages } from './safety.messages.ts';

export interface ConsentBarProps {
  /** somebody wants to give another answer */
  again: boolean;
  onDecide: (consent: Consent) => void;
}

/**
 * Asks whether visits may be measured (SAFE-04): two answers of the same weight, nothing chosen before. It stands at the end of
 * the page and keeps in sight from there, so that age mark and help links are never under it. Asked again it has the focus.
 */
export function ConsentBar({ again, onDecide: decide }: ConsentBarProps) {
  const intl = useIntl();
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    if (again) ref.current?.focus({ preventScroll: true });
  }, [again]);
  useRoom(ref);
  return (
    <section ref={ref} tabIndex={-1} className={bar} aria-label={intl.formatMessage(messages.label)}>
      <Container>
        <div className={inner}>
          <p className={words}>
            {intl.formatMessage(messages.text)}{' '}
            <Link className={link} to="/help#privacy">
              {intl.formatMessage(messages.privacy)}
            </Link>
          </p>
          <div className={choices}>
            <Button onClick={() => decide('necessary')}>{intl.formatMessage(messages.refuse)}</Button>
            <Button onClick={() => decide('all')}>{intl.formatMessage(messages.accept)}</Button>
          </div>
        </div>
      </Container>
    </section>
  );
}

/** Tells the page how much of its foot is taken, for as long as it is. */
function useRoom(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const question = ref.current;
    if (!question) return;
    const { style } = document.documentElement;
    const sizes = new ResizeObserver(() => style.setProperty(QUESTION, `${question.offsetHeight}px`));
    sizes.observe(question);
    return () => {
      sizes.disconnect();
      style.removeProperty(QUESTION);
    };
  }, [ref]);
}
