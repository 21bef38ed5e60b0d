import type { JSX } from 'react';
import type { NativeProps } from '../base/props.ts';
import { input } from './Field.css.ts';
import { Field, type FieldLook, useField } from './Field.tsx';
import { area, box } from './TextArea.css.ts';

export interface TextAreaProps extends NativeProps<'textarea', 'children'>, FieldLook {}

/** Some lines of text; it grows with them where the browser can. Attributes and `ref` go to the textarea. */
export function TextArea(props: TextAreaProps): JSX.Element {
  const { label, hideLabel, aside, hint, error, ...native } = props;
  const { id, aria } = useField(native, { label, hint, error });
  return (
    <Field {...{ id, label, hideLabel, aside, hint, error }}>
      <div className={box}>
        <textarea rows={3} {...native} {...aria} className={`${input} ${area}`} />
      </div>
    </Field>
  );
}
