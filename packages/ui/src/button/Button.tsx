import type { JSX, MouseEvent, ReactNode } from 'react';
import { classes } from '../base/classes.ts';
import { leavesFocus } from '../base/leavesFocus.ts';
import type { NativeProps } from '../base/props.ts';
import { Spinner } from '../spinner/Spinner.tsx';
import { busySpinner, button, content, fullWidth as full, kinds, sizes } from './Button.css.ts';

/** The looks a button, a button that is a link and an icon button share. */
export interface ButtonLook {
  /** one `primary` per view; `quiet` and `secondary` take the ink of what they stand on */
  kind?: keyof typeof kinds | undefined;
  size?: keyof typeof sizes | undefined;
  fullWidth?: boolean | undefined;
}

export interface ButtonProps extends NativeProps<'button'>, ButtonLook {
  /** its call is under way: keeps width, name and focus, shows a spinner, and sends nothing twice (C19) */
  busy?: boolean | undefined;
  /** before the words; decoration, as lucide's icons are */
  icon?: ReactNode;
}

/** Class names of the button look, for `ButtonLink` and `IconButton`. */
export function buttonClasses({ kind = 'secondary', size = 'regular', fullWidth }: ButtonLook): string {
  return classes(button, kinds[kind], sizes[size], fullWidth && full);
}

type Click = (event: MouseEvent<HTMLButtonElement>) => void;

/** A busy button swallows the click, and with it the form's implicit submission (Enter clicks the submit button). */
export function clickUnless(busy: boolean, onClick: Click | undefined): Click | undefined {
  if (!busy) return onClick;
  return (event) => {
    event.preventDefault();
    event.stopPropagation();
  };
}

/** Words, and over them a spinner while busy. */
export function ButtonContent({ busy, children }: { busy: boolean; children: ReactNode }): JSX.Element {
  return (
    <>
      <span className={content}>{children}</span>
      {busy && (
        <span className={busySpinner}>
          <Spinner />
        </span>
      )}
    </>
  );
}

/** Starts something. What leads somewhere is a `ButtonLink`. Where it goes away with the focus, the focus stays near. */
export function Button(props: ButtonProps): JSX.Element {
  const { kind, size, fullWidth, busy = false, icon, onClick, children, ...native } = props;
  return (
    <button
      type="button"
      ref={leavesFocus}
      {...native}
      className={buttonClasses({ kind, size, fullWidth })}
      onClick={clickUnless(busy, onClick)}
      {...(busy && { 'aria-busy': true, 'aria-disabled': true })}
    >
      <ButtonContent busy={busy}>
        {icon}
        {children}
      </ButtonContent>
    </button>
  );
}
