import type { Consent } from '@marquee/state/consent';
import { Link } from '@marquee/state/navigation';
import { Button } from '@marquee/ui/button/Button';
import { Container } from '@marquee/ui/layout/Container';
import { useIntl } from 'react-intl';
import { bar, choices, inner, link, words } from './ConsentBar.css.ts';
import { consentMessages as messages } from './safety.messages.ts';

/**
 * Asks whether visits may be measured (SAFE-04): two answers of the same weight, nothing chosen before. It stands at the end of
 * the page and keeps in sight from there, so that age mark and help links are never under it.
 */
export function ConsentBar({ onDecide: decide }: { onDecide: (consent: Consent) => void }) {
  const intl = useIntl();
  return (
    <section className={bar} aria-label={intl.formatMessage(messages.label)}>
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
