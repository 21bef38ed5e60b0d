import { Link } from '@marquee/state/navigation';
import { Inline } from '@marquee/ui/layout/Inline';
import { TextLink } from '@marquee/ui/text/TextLink';
import { useIntl } from 'react-intl';
import { LoginLink } from '../form/LoginLink.tsx';
import { messages } from './register.messages.ts';

/** Links below the registration (AUTH-10). Help opens beside it, so that what was typed stays. */
export function OtherDoors({ onLogin }: { onLogin?: (() => void) | undefined }) {
  const intl = useIntl();
  return (
    <Inline justify="between" gap={3}>
      <span>
        {intl.formatMessage(messages.haveAccount)}{' '}
        <LoginLink onLogin={onLogin}>{intl.formatMessage(messages.logIn)}</LoginLink>
      </span>
      <TextLink as={Link} to="/help" target="_blank" look="quiet">
        {intl.formatMessage(messages.help)}
      </TextLink>
    </Inline>
  );
}
