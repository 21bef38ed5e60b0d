import { createElement, type JSX } from 'react';
import { classes } from '../base/classes.ts';
import type { LayoutProps } from '../layout/element.ts';
import { interactive as lifts, paddings, surfaces } from './Card.css.ts';

export interface CardProps extends LayoutProps {
  surface?: keyof typeof surfaces | undefined;
  padding?: keyof typeof paddings | undefined;
  /** holds one link or button that stands for all of it */
  interactive?: boolean | undefined;
}

/** A panel on the page. */
export function Card(props: CardProps): JSX.Element {
  const { as = 'div', surface = 'card', padding = 'regular', interactive, ...native } = props;
  return createElement(as, {
    ...native,
    className: classes(surfaces[surface], paddings[padding], interactive && lifts),
  });
}
