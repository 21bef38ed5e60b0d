import { useBrand } from '@marquee/brand/provider';
import { safeUrl } from '@marquee/domain/url';
import { Inline } from '@marquee/ui/layout/Inline';
import { TextLink } from '@marquee/ui/text/TextLink';
import { useIntl } from 'react-intl';
import { LoginLink } from '../form/LoginLink.tsx';
import { messages } from './forgot.messages.ts';

/** Links below the forgotten password: back to the login, and to a person (AUTH-19), by a channel that the brand allows. */
export function ForgotDoors({ onLogin }: { onLogin?: (() => void) | undefined }) {
  const intl = useIntl();
  const { customerService, hosts } = useBrand();
  const service = customerService.map(({ url }) => safeUrl(url, hosts.service)).find((url) => url !== null);
  return (
    <Inline justify="between" gap={3}>
      <LoginLink onLogin={onLogin}>{intl.formatMessage(messages.toLogin)}</LoginLink>
      {service && (
        <TextLink href={service} target="_blank" rel="noopener noreferrer" look="quiet">
          {intl.formatMessage(messages.service)}
        </TextLink>
      )}
    </Inline>
  );
}
