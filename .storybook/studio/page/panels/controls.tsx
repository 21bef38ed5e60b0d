import { RotateCcw } from 'lucide-react';
import { type JSX, type ReactNode, useId } from 'react';
import * as css from './controls.css.ts';

/** Takes a value back to what it is without being said. */
export function Reset({ of, onReset, off }: { of: string; onReset: () => void; off: boolean }): JSX.Element {
  return (
    <button
      type="button"
      className={css.reset}
      disabled={off}
      onClick={onReset}
      aria-label={`Reset ${of}`}
      title="Reset"
    >
      <RotateCcw size={15} aria-hidden />
    </button>
  );
}

/** One of a few, all in sight. */
export function Choice<V extends string>(props: {
  label: string;
  value: V | undefined;
  options: readonly { value: V; label: ReactNode }[];
  onChange: (value: V) => void;
}): JSX.Element {
  const name = useId();
  return (
    <fieldset className={css.choice}>
      <legend className={css.legend}>{props.label}</legend>
      <div className={css.options}>
        {props.options.map(({ value, label }) => (
          <label key={value} className={css.option}>
            <input
              type="radio"
              className={css.radio}
              name={name}
              value={value}
              checked={props.value === value}
              onChange={() => props.onChange(value)}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

export interface SliderProps {
  label: string;
  value: number;
  min: number;
  max: number;
  step: number;
  unit?: string;
  onChange: (value: number) => void;
}

export function Slider({ label, value, unit = '', onChange, ...range }: SliderProps): JSX.Element {
  const id = useId();
  return (
    <div className={css.slider}>
      <label htmlFor={id}>{label}</label>
      <output htmlFor={id} className={css.figure}>
        {value}
        {unit}
      </output>
      <input
        {...range}
        id={id}
        type="range"
        className={css.range}
        value={value}
        onChange={(event) => onChange(Number(event.target.value))}
      />
    </div>
  );
}
