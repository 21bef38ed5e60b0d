import type { ElementType, JSX } from 'react';
import type { NativeProps } from '../base/props.ts';
import { links } from './Text.css.ts';

export type TextLinkProps<T extends ElementType = 'a'> = {
  /** what draws the link: a link of the site's own with its props (`as={Link} to="/help"`), else `<a>` */
  as?: T;
  look?: keyof typeof links | undefined;
} & NativeProps<T, 'as' | 'look'>;

/** A link among words: underlined, so that colour is not the only sign (WCAG 1.4.1). */
export function TextLink<T extends ElementType = 'a'>(props: TextLinkProps<T>): JSX.Element {
  const { as, look = 'accent', ...native } = props as TextLinkProps<'a'> & { as?: ElementType };
  const Link = as ?? 'a';
  return <Link {...native} className={links[look]} />;
}
