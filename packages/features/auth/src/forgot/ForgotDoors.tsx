import { ServiceButton } from '@marquee/blocks/service/ServiceButton';
import { Inline } from '@marquee/ui/layout/Inline';
import { useIntl } from 'react-intl';
import { LoginLink } from '../form/LoginLink.tsx';
import { messages } from './forgot.messages.ts';

/** Ways below the forgotten password: back to the login, and to a person (AUTH-19). */
export function ForgotDoors({ onLogin }: { onLogin?: (() => void) | undefined }) {
  const intl = useIntl();
  return (
    <Inline justify="between" gap={3}>
      <LoginLink onLogin={onLogin} look="quiet">
        {intl.formatMessage(messages.toLogin)}
      </LoginLink>
      <ServiceButton kind="quiet" size="small">
        {intl.formatMessage(messages.service)}
      </ServiceButton>
    </Inline>
  );
}
