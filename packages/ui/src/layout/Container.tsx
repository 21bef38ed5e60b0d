import { createElement, type JSX } from 'react';
import { classes } from '../base/classes.ts';
import type { LayoutProps } from './element.ts';
import { container, widths } from './layout.css.ts';

export interface ContainerProps extends LayoutProps {
  width?: keyof typeof widths | undefined;
}

/** Keeps content off the screen's edges and within a width. */
export function Container({ as = 'div', width = 'page', ...native }: ContainerProps): JSX.Element {
  return createElement(as, { ...native, className: classes(container, widths[width]) });
}
