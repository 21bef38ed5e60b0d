import { createElement, type JSX } from 'react';
import { classes } from '../base/classes.ts';
import { type LayoutProps, listRole } from './element.ts';
import { aligns, stack } from './layout.css.ts';
import { gaps } from './space.css.ts';

export interface StackProps extends LayoutProps {
  gap?: keyof typeof gaps | undefined;
  align?: keyof typeof aligns | undefined;
}

/** Things one under the other. */
export function Stack({ as = 'div', gap = 4, align, ...native }: StackProps): JSX.Element {
  return createElement(as, {
    ...listRole(as),
    ...native,
    className: classes(stack, gaps[gap], align && aligns[align]),
  });
}
