import { CircleAlert } from 'lucide-react';
import { type JSX, type ReactNode, useId } from 'react';
import { VisuallyHidden } from '../text/VisuallyHidden.tsx';
import {
  aside as asideClass,
  errorIcon,
  errorMessage,
  field,
  label as labelClass,
  labelRow,
  message,
} from './Field.css.ts';

/** What every field takes besides the attributes of its input. */
export interface FieldLook {
  label: ReactNode;
  /** the label is there for screen readers only: where the place says it, as in a search bar */
  hideLabel?: boolean | undefined;
  /** at the end of the label's line, such as "optional" */
  aside?: ReactNode;
  /** how to fill it in; gives its place to the error */
  hint?: ReactNode;
  /** what is wrong and how to mend it; its presence makes the field invalid */
  error?: ReactNode;
}

interface FieldProps extends FieldLook {
  id: string;
  children: ReactNode;
}

/** Ids and ARIA that tie an input to its label, hint and error (WCAG 1.3.1, 3.3.1). */
export function useField(own: { id?: string | undefined; 'aria-describedby'?: string | undefined }, look: FieldLook) {
  const made = useId();
  const id = own.id ?? made;
  const wrong = Boolean(look.error);
  const described = [own['aria-describedby'], (wrong || Boolean(look.hint)) && `${id}-message`]
    .filter(Boolean)
    .join(' ');
  return {
    id,
    aria: { id, ...(described && { 'aria-describedby': described }), ...(wrong && { 'aria-invalid': true as const }) },
  };
}

/** The line below a control: its error, or else its hint. */
export function FieldMessage({
  id,
  hint,
  error,
}: {
  id: string;
  hint?: ReactNode;
  error?: ReactNode;
}): JSX.Element | null {
  if (error)
    return (
      <p id={`${id}-message`} className={errorMessage}>
        <CircleAlert size={16} className={errorIcon} aria-hidden />
        <span>{error}</span>
      </p>
    );
  return hint ? (
    <p id={`${id}-message`} className={message}>
      {hint}
    </p>
  ) : null;
}

/** Label above, control, hint or error below. */
export function Field({ id, label, hideLabel, aside, hint, error, children }: FieldProps): JSX.Element {
  const words = (
    <label htmlFor={id} className={labelClass}>
      {label}
    </label>
  );
  return (
    <div className={field}>
      {hideLabel ? (
        <VisuallyHidden>{words}</VisuallyHidden>
      ) : (
        <div className={labelRow}>
          {words}
          {aside && <span className={asideClass}>{aside}</span>}
        </div>
      )}
      {children}
      <FieldMessage id={id} hint={hint} error={error} />
    </div>
  );
}
