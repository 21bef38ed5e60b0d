import { useBrand } from '@marquee/brand/provider';
import { useDialogs } from '@marquee/state/dialogs';
import { Button } from '@marquee/ui/button/Button';
import { ButtonLink } from '@marquee/ui/button/ButtonLink';
import { Inline } from '@marquee/ui/layout/Inline';
import { useIntl } from 'react-intl';
import { messages } from './login.messages.ts';

/**
 * Beside the login: the way for whoever forgot the password, an account for whoever has none, and the terms, which open
 * beside what was typed.
 */
export function LoginLinks({ typedName }: { typedName: () => string | null | undefined }) {
  const intl = useIntl();
  const { current, open } = useDialogs();
  const { registration } = useBrand();
  /** with what was typed, and the way back to it */
  const leave = (kind: 'forgot' | 'register') => {
    const username = typedName() || undefined;
    const from = current?.kind === 'login' ? { ...current, ...(username && { username }) } : undefined;
    open({ kind, ...(from && { from }), ...(kind === 'forgot' && username && { username }) });
  };
  return (
    <Inline gap={2} justify="center">
      <Button kind="quiet" onClick={() => leave('forgot')}>
        {intl.formatMessage(messages.forgot)}
      </Button>
      {registration === 'direct' && (
        <Button kind="quiet" onClick={() => leave('register')}>
          {intl.formatMessage(messages.register)}
        </Button>
      )}
      <ButtonLink kind="quiet" href="/help#terms" target="_blank">
        {intl.formatMessage(messages.terms)}
      </ButtonLink>
    </Inline>
  );
}
