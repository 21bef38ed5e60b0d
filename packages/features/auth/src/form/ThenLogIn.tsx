import { Stack } from '@marquee/ui/layout/Stack';
import { Notice } from '@marquee/ui/notice/Notice';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { LoginLink } from './LoginLink.tsx';

export interface ThenLogInProps {
  /** what was done */
  children: ReactNode;
  /** words of the way to the login */
  logIn: string;
  onLogin?: (() => void) | undefined;
}

/**
 * In place of a form that has done its work, where the account could not be entered at once (AUTH-16, AUTH-19): nothing is
 * left that could be sent again, and the login is the way on.
 */
export function ThenLogIn({ children, logIn, onLogin }: ThenLogInProps) {
  const place = useRef<HTMLDivElement>(null);
  // the button that was pressed went with the form
  useLayoutEffect(() => place.current?.querySelector('a')?.focus(), []);
  return (
    <div ref={place}>
      <Stack gap={5}>
        <Notice tone="positive">{children}</Notice>
        <LoginLink look="button" onLogin={onLogin}>
          {logIn}
        </LoginLink>
      </Stack>
    </div>
  );
}
