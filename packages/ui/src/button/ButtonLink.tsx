import type { ElementType, JSX, ReactNode } from 'react';
import type { NativeProps } from '../base/props.ts';
import { type ButtonLook, buttonClasses } from './Button.tsx';

type Own = 'as' | 'kind' | 'size' | 'fullWidth' | 'icon';

export type ButtonLinkProps<T extends ElementType = 'a'> = ButtonLook & {
  /** what draws the link: a link of the site's own with its props (`as={Link} to="/login"`), else `<a>` */
  as?: T;
  icon?: ReactNode;
} & NativeProps<T, Own>;

/** Leads somewhere, and looks like a button. */
export function ButtonLink<T extends ElementType = 'a'>(props: ButtonLinkProps<T>): JSX.Element {
  const { as, kind, size, fullWidth, icon, children, ...native } = props as ButtonLinkProps<'a'> & { as?: ElementType };
  const Link = as ?? 'a';
  return (
    <Link {...native} className={buttonClasses({ kind, size, fullWidth })}>
      {icon}
      {children}
    </Link>
  );
}
