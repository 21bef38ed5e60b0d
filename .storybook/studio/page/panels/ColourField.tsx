import { hex, parseColour } from '@marquee/theme/colour';
import { type JSX, useState } from 'react';
import * as css from './controls.css.ts';
import { Reset } from './controls.tsx';

export interface ColourFieldProps {
  label: string;
  hint?: string;
  /** as the file has it; absent = derived */
  value: string | undefined;
  /** what is shown while nothing is said */
  derived: string;
  required?: boolean;
  onChange: (value: string | undefined) => void;
}

/** A colour by the system's picker or as text, and the way back to the one that is derived. */
export function ColourField({
  label,
  hint,
  value,
  derived,
  required = false,
  onChange,
}: ColourFieldProps): JSX.Element {
  const [typed, setTyped] = useState<string>();
  const shown = typed ?? value ?? derived;
  const wrong = parseColour(shown) === undefined;
  return (
    <div className={css.row}>
      <input
        type="color"
        className={css.swatch}
        aria-label={`${label}, colour picker`}
        value={asHex(value ?? derived)}
        onChange={(event) => {
          setTyped(undefined);
          onChange(event.target.value);
        }}
      />
      <span className={css.name}>
        <span>{label}</span>
        {hint && <span className={css.hint}>{hint}</span>}
      </span>
      <input
        type="text"
        className={css.text}
        aria-label={label}
        aria-invalid={wrong || undefined}
        data-derived={value === undefined && typed === undefined ? '' : undefined}
        spellCheck={false}
        value={shown}
        onChange={({ target }) => {
          setTyped(target.value);
          if (parseColour(target.value.trim())) onChange(target.value.trim());
        }}
        // what is no colour is not kept
        onBlur={() => setTyped(undefined)}
      />
      <Reset of={label} off={required || value === undefined} onReset={() => onChange(undefined)} />
    </div>
  );
}

/** The system's picker knows no other form. */
export function asHex(text: string): string {
  const colour = parseColour(text);
  return colour ? hex(colour) : '#000000';
}
