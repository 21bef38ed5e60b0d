import { ChevronDown } from 'lucide-react';
import type { JSX, ReactNode } from 'react';
import { classes } from '../base/classes.ts';
import type { NativeProps } from '../base/props.ts';
import { adornment, frame, input } from './Field.css.ts';
import { Field, type FieldLook, useField } from './Field.tsx';
import { chevron, option, select } from './Select.css.ts';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
  /** BCP 47 tag where the option's words are in a language of their own (WCAG 3.1.2) */
  lang?: string;
}

export interface SelectProps extends NativeProps<'select', 'size' | 'multiple' | 'children'>, FieldLook {
  options: readonly SelectOption[];
  start?: ReactNode;
}

/** One of a few, by the platform's own list: right on every phone. Attributes and `ref` go to the select. */
export function Select(props: SelectProps): JSX.Element {
  const { label, hideLabel, aside, hint, error, options, start, ...native } = props;
  const { id, aria } = useField(native, { label, hint, error });
  return (
    <Field {...{ id, label, hideLabel, aside, hint, error }}>
      <div className={frame}>
        {start && <span className={adornment}>{start}</span>}
        <select {...native} {...aria} className={classes(input, select)}>
          {options.map(({ label: words, ...attributes }) => (
            <option key={attributes.value} {...attributes} className={option}>
              {words}
            </option>
          ))}
        </select>
        <ChevronDown size={18} className={chevron} aria-hidden />
      </div>
    </Field>
  );
}
