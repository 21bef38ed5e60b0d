import { Combobox as Base } from '@base-ui/react/combobox';
import { ChevronDown } from 'lucide-react';
import { type JSX, type ReactNode, type Ref, useRef, useState } from 'react';
import { chevron, empty, end, input, item, popup, positioner, root, words } from './Combobox.css.ts';

export interface ComboboxOption {
  readonly id: string;
  /** its name in the list */
  readonly label: string;
  /** what stands in the field once it is chosen; the label unless said */
  readonly short?: string;
  /** before the name; decoration */
  readonly start?: ReactNode;
  /** after the name, such as a code */
  readonly end?: string;
}

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
 * A choice of many that is found by typing (WAI-ARIA APG "Combobox"; Base UI underneath). Opens on focus and closes once the
 * focus has gone (SHELL-15). It has no frame of its own: it stands inside a field's.
 */
export function Combobox(props: ComboboxProps): JSX.Element {
  const { label, options, value, onChange, matches, emptyText, start, onOpen, inputRef, disabled = false } = props;
  const place = useRef<HTMLSpanElement>(null);
  const [open, setOpen] = useState(false);
  const chosen = options.find(({ id }) => id === value) ?? null;

  const show = (next: boolean) => {
    setOpen(next);
    if (next) onOpen?.();
  };
  // a modal dialog makes everything outside it inert, so the list has to stand inside
  const container = () => place.current?.closest<HTMLElement>('dialog') ?? null;

  return (
    <span ref={place} className={root}>
      {start}
      <Base.Root<ComboboxOption>
        items={options}
        value={chosen}
        onValueChange={(next) => next && onChange(next.id)}
        isItemEqualToValue={(one, other) => one.id === other.id}
        itemToStringLabel={({ short, label: name }) => short ?? name}
        itemToStringValue={({ id }) => id}
        filter={matches}
        open={open}
        onOpenChange={show}
        autoHighlight
        disabled={disabled}
      >
        <Base.Input
          ref={inputRef}
          aria-label={label}
          autoComplete="off"
          className={input}
          onFocus={(event) => {
            event.currentTarget.select();
            show(true);
          }}
        />
        <ChevronDown size={16} className={chevron} aria-hidden />
        <Base.Portal container={open ? container() : null}>
          <Base.Positioner className={positioner} align="start" sideOffset={8}>
            <Base.Popup className={popup}>
              <Base.Empty className={empty}>{emptyText}</Base.Empty>
              <Base.List aria-label={label}>
                {(option: ComboboxOption) => (
                  <Base.Item key={option.id} value={option} className={item}>
                    {option.start}
                    <span className={words}>{option.label}</span>
                    {option.end && <span className={end}>{option.end}</span>}
                  </Base.Item>
                )}
              </Base.List>
            </Base.Popup>
          </Base.Positioner>
        </Base.Portal>
      </Base.Root>
    </span>
  );
}
