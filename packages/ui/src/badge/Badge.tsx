import type { JSX, ReactNode } from 'react';
import { softTones, solidTones } from './Badge.css.ts';

export interface BadgeProps {
  tone?: keyof typeof softTones | undefined;
  /** full colour, for what lies on pictures */
  solid?: boolean | undefined;
  icon?: ReactNode;
  children: ReactNode;
}

/** A word or a count about the thing beside it; colour is never its only sign. */
export function Badge({ tone = 'neutral', solid, icon, children }: BadgeProps): JSX.Element {
  return (
    <span className={(solid ? solidTones : softTones)[tone]}>
      {icon}
      {children}
    </span>
  );
}
