import type { JSX } from 'react';
import { classes } from '../base/classes.ts';
import { breathes, shapes, widths } from './Skeleton.css.ts';

export interface SkeletonProps {
  shape?: keyof typeof shapes | undefined;
  width?: keyof typeof widths | undefined;
  /** one of many: what stands around them breathes in their stead */
  still?: boolean | undefined;
}

/**
 * The shape of what comes. Silent: the place that waits bears `aria-busy` and, if it matters, a message of its own.
 */
export function Skeleton({ shape = 'text', width = 'full', still = false }: SkeletonProps): JSX.Element {
  return <span aria-hidden className={classes(shapes[shape], widths[width], !still && breathes)} />;
}
