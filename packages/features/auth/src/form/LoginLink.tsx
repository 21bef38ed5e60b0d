import { Link } from '@marquee/state/navigation';
import { TextLink } from '@marquee/ui/text/TextLink';
import type { MouseEvent, ReactNode } from 'react';

export interface LoginLinkProps {
  /** in a popup the login comes in its place; without it the link leads to the login page */
  onLogin?: (() => void) | undefined;
  children: ReactNode;
}

/** A link to the login (AUTH-10). */
export function LoginLink({ onLogin, children }: LoginLinkProps) {
  const pressed = (event: MouseEvent) => {
    // a new tab or window is the browser's business
    if (!onLogin || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onLogin();
  };
  return (
    <TextLink as={Link} to="/login" onClick={pressed}>
      {children}
    </TextLink>
  );
}
