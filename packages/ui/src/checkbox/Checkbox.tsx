import type { JSX } from 'react';
import type { NativeProps } from '../base/props.ts';
import { type FieldLook, FieldMessage, useField } from '../field/Field.tsx';
import { below, box, row, words } from './Checkbox.css.ts';

export interface CheckboxProps
  extends NativeProps<'input', 'type' | 'size' | 'children'>,
    Pick<FieldLook, 'label' | 'hint' | 'error'> {}

/** A choice that is on or off when the form is sent. Attributes and `ref` go to the input. */
export function Checkbox({ label, hint, error, ...native }: CheckboxProps): JSX.Element {
  const { id, aria } = useField(native, { label, hint, error });
  return (
    <div>
      <label htmlFor={id} className={row}>
        <input {...native} {...aria} type="checkbox" className={box} />
        <span className={words}>{label}</span>
      </label>
      <div className={below}>
        <FieldMessage id={id} hint={hint} error={error} />
      </div>
    </div>
  );
}
