import { ChevronDown } from 'lucide-react';
import { type JSX, type KeyboardEvent, type ReactNode, type Ref, useId, useRef, useState } from 'react';
import { chevron, input, root } from './Combobox.css.ts';
import { ComboboxList, type ComboboxOption } from './ComboboxList.tsx';

export interface ComboboxProps {
  /** its name for screen readers: it has none on the screen */
  label: string;
  options: readonly ComboboxOption[];
  /** id of the option that is chosen */
  value: string | null;
  onChange(id: string): void;
  /** whether an option is meant by what was typed */
  matches(option: ComboboxOption, typed: string): boolean;
  /** said where nothing is */
  emptyText: string;
  /** before the field: the mark of what is chosen */
  start?: ReactNode;
  /** the list is about to show, so that what it needs can be fetched */
  onOpen?: (() => void) | undefined;
  inputRef?: Ref<HTMLInputElement> | undefined;
  disabled?: boolean | undefined;
}

/**
 * A choice of many that is found by typing (WAI-ARIA APG "Editable combobox with list autocomplete"). It opens on focus and
 * closes once the focus has gone (SHELL-15); the focus never leaves the input. It has no frame of its own: it stands inside a
 * field's.
 */
export function Combobox(props: ComboboxProps): JSX.Element {
  const { label, options, value, onChange, matches, emptyText, start, onOpen, inputRef, disabled = false } = props;
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const [open, setOpen] = useState(false);
  /** nothing was typed: what is chosen stands there, selected, and all options show */
  const [typed, setTyped] = useState<string | null>(null);
  const [at, setAt] = useState(0);

  const chosen = options.find((option) => option.id === value);
  const shown = typed ? options.filter((option) => matches(option, typed)) : options;
  const active = open ? shown[at] : undefined;

  const show = () => {
    if (open) return;
    setOpen(true);
    setAt(Math.max(0, chosen ? options.indexOf(chosen) : 0));
    onOpen?.();
  };
  const close = () => {
    setOpen(false);
    setTyped(null);
  };
  const choose = (option: ComboboxOption) => {
    onChange(option.id);
    close();
  };
  const move = (step: number) => {
    if (!open) show();
    else if (shown.length > 0) setAt((at + step + shown.length) % shown.length);
  };
  const keys: Record<string, (() => void) | undefined> = {
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    // a closed list leaves them to the form and to the dialog around it
    Enter: active && (() => choose(active)),
    Escape: open ? close : undefined,
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // what an input method has not finished is its own
    const act = event.nativeEvent.isComposing || event.ctrlKey || event.metaKey ? undefined : keys[event.key];
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };

  return (
    <span ref={anchor} className={root}>
      {start}
      <input
        ref={inputRef}
        type="text"
        role="combobox"
        aria-label={label}
        aria-autocomplete="list"
        aria-expanded={open}
        aria-controls={open ? `${id}-list` : undefined}
        aria-activedescendant={active && `${id}-${active.id}`}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        disabled={disabled}
        className={input}
        value={typed ?? chosen?.short ?? chosen?.label ?? ''}
        onChange={(event) => {
          show();
          setTyped(event.currentTarget.value);
          setAt(0);
        }}
        onFocus={(event) => {
          event.currentTarget.select();
          show();
        }}
        onClick={(event) => {
          // the press has put the caret somewhere
          if (typed === null) event.currentTarget.select();
          show();
        }}
        onBlur={close}
        onKeyDown={onKeyDown}
      />
      <ChevronDown size={16} className={chevron} aria-hidden />
      {open && (
        <ComboboxList
          id={id}
          label={label}
          anchor={anchor}
          options={shown}
          value={value}
          active={active?.id}
          emptyText={emptyText}
          onPoint={setAt}
          onChoose={choose}
        />
      )}
    </span>
  );
}
