import { Link } from '@marquee/state/navigation';
import { ButtonLink } from '@marquee/ui/button/ButtonLink';
import { TextLink } from '@marquee/ui/text/TextLink';
import type { MouseEvent, ReactNode } from 'react';

export interface LoginLinkProps {
  /** in a popup the login comes in its place; without it the link leads to the login page */
  onLogin?: (() => void) | undefined;
  /** `button`: it is the way on, and not one way beside others; `quiet`: beside other buttons, and not within words */
  look?: 'text' | 'button' | 'quiet';
  children: ReactNode;
}

/** A link to the login (AUTH-10). */
export function LoginLink({ onLogin, look = 'text', children }: LoginLinkProps) {
  const pressed = (event: MouseEvent) => {
    // a new tab or window is the browser's business
    if (!onLogin || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onLogin();
  };
  if (look !== 'text') {
    const whole = look === 'button';
    return (
      <ButtonLink
        as={Link}
        to="/login"
        kind={whole ? 'primary' : 'quiet'}
        size={whole ? 'regular' : 'small'}
        fullWidth={whole}
        onClick={pressed}
      >
        {children}
      </ButtonLink>
    );
  }
  return (
    <TextLink as={Link} to="/login" onClick={pressed}>
      {children}
    </TextLink>
  );
}
