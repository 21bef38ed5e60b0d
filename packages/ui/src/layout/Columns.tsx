import { createElement, type JSX } from 'react';
import { classes } from '../base/classes.ts';
import { type LayoutProps, listRole } from './element.ts';
import { columns, leasts } from './layout.css.ts';
import { gaps } from './space.css.ts';

export interface ColumnsProps extends LayoutProps {
  gap?: keyof typeof gaps | undefined;
  /** least width of a column; as many as fit, all alike */
  least?: keyof typeof leasts | undefined;
}

/** Equal columns that fill the width they are given. */
export function Columns({ as = 'div', gap = 4, least = 'regular', ...native }: ColumnsProps): JSX.Element {
  return createElement(as, { ...listRole(as), ...native, className: classes(columns, gaps[gap], leasts[least]) });
}
