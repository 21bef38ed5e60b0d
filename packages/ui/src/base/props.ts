import type { ComponentPropsWithRef, ElementType } from 'react';

/** Native props of an element without the doors to styling: components take variants, not class names. */
export type NativeProps<T extends ElementType, Own extends PropertyKey = never> = Omit<
  ComponentPropsWithRef<T>,
  'className' | 'style' | Own
>;
