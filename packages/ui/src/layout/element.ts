import type { HTMLAttributes, ReactNode, Ref } from 'react';

/** Elements a layout primitive may be; lists keep their role where their bullets are off. */
export type LayoutElement =
  | 'div'
  | 'span'
  | 'section'
  | 'article'
  | 'aside'
  | 'nav'
  | 'main'
  | 'header'
  | 'footer'
  | 'fieldset'
  | 'form'
  | 'ul'
  | 'ol'
  | 'li'
  | 'dl';

/** What every layout primitive takes: an element, its attributes, no styling. */
export interface LayoutProps extends Omit<HTMLAttributes<HTMLElement>, 'className' | 'style'> {
  as?: LayoutElement | undefined;
  ref?: Ref<HTMLElement> | undefined;
  children?: ReactNode;
}

/** Safari forgets that a list without bullets is a list. */
export function listRole(as: LayoutElement): { role?: 'list' } {
  return as === 'ul' || as === 'ol' ? { role: 'list' } : {};
}
