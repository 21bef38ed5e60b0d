import { createElement, type JSX, type Ref } from 'react';
import { classes } from '../base/classes.ts';
import type { NativeProps } from '../base/props.ts';
import { aligns, sizes, tones } from './Text.css.ts';

export interface HeadingProps extends NativeProps<'h2', 'ref'> {
  ref?: Ref<HTMLHeadingElement> | undefined;
  /** place in the page's outline, which has nothing to do with its size */
  level: 1 | 2 | 3 | 4;
  size?: keyof typeof sizes | undefined;
  tone?: keyof typeof tones | undefined;
  align?: keyof typeof aligns | undefined;
}

const usual = { 1: 'xxl', 2: 'xl', 3: 'lg', 4: 'md' } as const;

/** Words in the brand's heading face, lines balanced. */
export function Heading(props: HeadingProps): JSX.Element {
  const { level, size = usual[level], tone = 'inherit', align, ...native } = props;
  return createElement(`h${level}`, {
    ...native,
    className: classes(sizes[size], tones[tone], align && aligns[align]),
  });
}
