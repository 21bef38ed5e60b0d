import { createElement, type JSX } from 'react';
import { classes } from '../base/classes.ts';
import { type LayoutProps, listRole } from './element.ts';
import { aligns, inline, justifies, wraps } from './layout.css.ts';
import { gaps } from './space.css.ts';

export interface InlineProps extends LayoutProps {
  gap?: keyof typeof gaps | undefined;
  align?: keyof typeof aligns | undefined;
  justify?: keyof typeof justifies | undefined;
  /** onto further lines when there is no room; on unless told */
  wrap?: boolean | undefined;
}

/** Things beside each other, in reading direction. */
export function Inline(props: InlineProps): JSX.Element {
  const { as = 'div', gap = 3, align = 'center', justify = 'start', wrap = true, ...native } = props;
  return createElement(as, {
    ...listRole(as),
    ...native,
    className: classes(inline, gaps[gap], aligns[align], justifies[justify], wrap && wraps),
  });
}
