import { Stack } from '@marquee/ui/layout/Stack';
import { Notice } from '@marquee/ui/notice/Notice';
import { useLayoutEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { LoginLink } from '../form/LoginLink.tsx';
import { messages } from './register.messages.ts';

/**
 * In place of the form once the account is there, but could not be entered (AUTH-16): what would be sent again has been done,
 * and the login is the way on.
 */
export function AccountOpen({ onLogin }: { onLogin?: (() => void) | undefined }) {
  const intl = useIntl();
  const place = useRef<HTMLDivElement>(null);
  // the button that was pressed went with the form
  useLayoutEffect(() => place.current?.querySelector('a')?.focus(), []);
  return (
    <div ref={place}>
      <Stack gap={5}>
        <Notice tone="positive">{intl.formatMessage(messages.opened)}</Notice>
        <LoginLink onLogin={onLogin}>{intl.formatMessage(messages.logIn)}</LoginLink>
      </Stack>
    </div>
  );
}
