import { useBrand } from '@marquee/brand/provider';
import { useDialogs } from '@marquee/state/dialogs';
import { Button } from '@marquee/ui/button/Button';
import { Inline } from '@marquee/ui/layout/Inline';
import { TextLink } from '@marquee/ui/text/TextLink';
import { useIntl } from 'react-intl';
import { messages } from './login.messages.ts';

/** Beside the login: the way for whoever forgot the password, an account for whoever has none, and the terms, which open beside what was typed. */
export function LoginLinks() {
  const intl = useIntl();
  const { open } = useDialogs();
  const { registration } = useBrand();
  return (
    <Inline gap={2} justify="center">
      <Button kind="quiet" onClick={() => open({ kind: 'forgot' })}>
        {intl.formatMessage(messages.forgot)}
      </Button>
      {registration === 'direct' && (
        <Button kind="quiet" onClick={() => open({ kind: 'register' })}>
          {intl.formatMessage(messages.register)}
        </Button>
      )}
      <TextLink href="/help#terms" target="_blank">
        {intl.formatMessage(messages.terms)}
      </TextLink>
    </Inline>
  );
}
