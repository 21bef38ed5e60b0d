import { hex, parseColour } from '@marquee/theme/colour';
import { type JSX, useId, useState } from 'react';
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
  const id = useId();
  const [typed, setTyped] = useState<{ text: string; of: string | undefined }>();
  // a value that came by another way, such as undo, stands before what was typed
  const text = typed?.of === value ? typed?.text : undefined;
  const shown = text ?? value ?? derived;
  const wrong = parseColour(shown.trim()) === undefined;
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
        {wrong ? (
          <span className={css.fault} id={id} role="alert">
            No colour yet. Write it like #0b6bcb.
          </span>
        ) : (
          hint && <span className={css.hint}>{hint}</span>
        )}
      </span>
      <input
        type="text"
        className={css.text}
        aria-label={label}
        aria-invalid={wrong || undefined}
        aria-describedby={wrong ? id : undefined}
        data-derived={value === undefined && text === undefined ? '' : undefined}
        spellCheck={false}
        value={shown}
        onChange={({ target }) => {
          const colour = target.value.trim();
          const isColour = parseColour(colour) !== undefined;
          setTyped({ text: target.value, of: isColour ? colour : value });
          if (isColour) onChange(colour);
        }}
        // what is no colour stays to be corrected
        onBlur={() => !wrong && setTyped(undefined)}
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
