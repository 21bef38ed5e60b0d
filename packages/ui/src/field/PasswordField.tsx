import { Eye, EyeOff } from 'lucide-react';
import { type JSX, type KeyboardEvent, useState } from 'react';
import type { NativeProps } from '../base/props.ts';
import { IconButton } from '../button/IconButton.tsx';
import { endControl, frame, input } from './Field.css.ts';
import { Field, type FieldLook, useField } from './Field.tsx';

export interface PasswordFieldProps
  extends NativeProps<'input', 'size' | 'type' | 'children'>,
    Omit<FieldLook, 'hideLabel'> {
  /** name of the control that shows what was typed */
  showLabel: string;
  /** name of the control that hides it again */
  hideLabel: string;
  /** takes the hint's place while Caps Lock is on */
  capsLockHint?: string | undefined;
}

/** A password that can be looked at. Spelling help is off so that the shown text goes nowhere. */
export function PasswordField(props: PasswordFieldProps): JSX.Element {
  const { label, aside, hint: ownHint, error, showLabel, hideLabel, capsLockHint, onKeyUp, ...native } = props;
  const [shown, setShown] = useState(false);
  const [caps, setCaps] = useState(false);
  const hint = caps && capsLockHint ? capsLockHint : ownHint;
  const { id, aria } = useField(native, { label, hint, error });
  const keyUp = (event: KeyboardEvent<HTMLInputElement>) => {
    if (capsLockHint) setCaps(event.getModifierState('CapsLock'));
    onKeyUp?.(event);
  };
  return (
    <Field {...{ id, label, aside, hint, error }}>
      <div className={frame}>
        <input
          autoComplete="current-password"
          {...native}
          {...aria}
          type={shown ? 'text' : 'password'}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          onKeyUp={keyUp}
          className={input}
        />
        <span className={endControl}>
          <IconButton
            size="small"
            label={shown ? hideLabel : showLabel}
            icon={shown ? <EyeOff size={20} /> : <Eye size={20} />}
            aria-controls={id}
            disabled={native.disabled}
            onClick={() => setShown(!shown)}
          />
        </span>
      </div>
    </Field>
  );
}
