import type { JSX, ReactNode } from 'react';
import type { NativeProps } from '../base/props.ts';
import { adornment, frame, input } from './Field.css.ts';
import { Field, type FieldLook, useField } from './Field.tsx';

export interface TextFieldProps extends NativeProps<'input', 'size' | 'children'>, FieldLook {
  /** inside the frame before the text: an icon, a dialling code */
  start?: ReactNode;
  /** inside the frame after the text: a unit, a small button */
  end?: ReactNode;
}

const latin = new Set(['tel', 'email', 'url']);

/** One line of text; numbers and addresses run left to right in any language. Attributes and `ref` go to the input. */
export function TextField(props: TextFieldProps): JSX.Element {
  const { label, hideLabel, aside, hint, error, start, end, ...native } = props;
  const { id, aria } = useField(native, { label, hint, error });
  return (
    <Field {...{ id, label, hideLabel, aside, hint, error }}>
      <div className={frame} dir={native.type === 'tel' ? 'ltr' : undefined}>
        {start && <span className={adornment}>{start}</span>}
        <input
          type="text"
          dir={latin.has(native.type ?? '') ? 'ltr' : undefined}
          {...native}
          {...aria}
          className={input}
        />
        {end && <span className={adornment}>{end}</span>}
      </div>
    </Field>
  );
}
