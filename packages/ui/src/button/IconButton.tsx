import type { JSX, ReactNode } from 'react';
import { classes } from '../base/classes.ts';
import { leavesFocus } from '../base/leavesFocus.ts';
import type { NativeProps } from '../base/props.ts';
import { round as pill, square, squareSmall } from './Button.css.ts';
import { ButtonContent, type ButtonLook, buttonClasses, clickUnless } from './Button.tsx';

export interface IconButtonProps extends NativeProps<'button', 'children' | 'aria-label' | 'title'> {
  /** its accessible name, and what a pointer resting on it shows */
  label: string;
  icon: ReactNode;
  kind?: ButtonLook['kind'];
  size?: 'small' | 'regular' | undefined;
  round?: boolean | undefined;
  busy?: boolean | undefined;
}

/** A button whose icon speaks for itself; the name is never left out (WCAG 4.1.2). */
export function IconButton(props: IconButtonProps): JSX.Element {
  const { label, icon, kind = 'quiet', size = 'regular', round, busy = false, onClick, ...native } = props;
  return (
    <button
      type="button"
      ref={leavesFocus}
      {...native}
      aria-label={label}
      title={label}
      className={classes(buttonClasses({ kind, size }), square, size === 'small' && squareSmall, round && pill)}
      onClick={clickUnless(busy, onClick)}
      {...(busy && { 'aria-busy': true, 'aria-disabled': true })}
    >
      <ButtonContent busy={busy}>{icon}</ButtonContent>
    </button>
  );
}
