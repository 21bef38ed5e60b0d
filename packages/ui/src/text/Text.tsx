import { createElement, type HTMLAttributes, type JSX, type ReactNode } from 'react';
import { classes } from '../base/classes.ts';
import { aligns, oneLine, sizes, strong as strongClass, tabular, tones } from './Text.css.ts';

export interface TextProps extends Omit<HTMLAttributes<HTMLElement>, 'className' | 'style'> {
  as?: 'p' | 'span' | 'div' | 'strong' | 'small' | 'dt' | 'dd' | 'time' | 'figcaption' | 'legend' | undefined;
  size?: keyof typeof sizes | undefined;
  tone?: keyof typeof tones | undefined;
  strong?: boolean | undefined;
  /** digits of one width: money, countdowns, tables */
  tabular?: boolean | undefined;
  /** cut with an ellipsis instead of breaking */
  oneLine?: boolean | undefined;
  align?: keyof typeof aligns | undefined;
  children?: ReactNode;
}

/** Words in the body's face. */
export function Text(props: TextProps): JSX.Element {
  const { as = 'p', size = 'md', tone = 'inherit', strong, tabular: figures, oneLine: cut, align, ...native } = props;
  return createElement(as, {
    ...native,
    className: classes(
      sizes[size],
      tones[tone],
      strong && strongClass,
      figures && tabular,
      cut && oneLine,
      align && aligns[align],
    ),
  });
}
