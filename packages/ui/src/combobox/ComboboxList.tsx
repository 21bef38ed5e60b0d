import { type JSX, type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { placeAt } from '../menu/place.ts';
import { empty, end, item, list, popup, words } from './Combobox.css.ts';

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

interface ComboboxListProps {
  id: string;
  label: string;
  anchor: RefObject<HTMLElement | null>;
  options: readonly ComboboxOption[];
  value: string | null;
  active: string | undefined;
  emptyText: string;
  onPoint(at: number): void;
  onChoose(option: ComboboxOption): void;
}

/**
 * The list under the field. A popover: in the top layer, so that nothing covers or cuts it, and yet inside the dialog that
 * the field is in, which makes all else inert.
 */
export function ComboboxList(props: ComboboxListProps): JSX.Element {
  const { id, label, anchor, options, value, active, emptyText, onPoint, onChoose } = props;
  const ref = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const { current: box } = ref;
    if (!box || !anchor.current) return;
    // a press in the list or on its scrollbar leaves the focus in the input
    box.addEventListener('mousedown', (event) => event.preventDefault());
    // a field of numbers runs left to right; names run as the page does
    box.dir = getComputedStyle(document.documentElement).direction;
    box.showPopover?.();
    placeAt(anchor.current, box, 'start');
  }, [anchor]);

  useLayoutEffect(() => {
    if (active !== undefined) document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);

  return (
    <div ref={ref} popover="manual" className={popup}>
      <p aria-live="polite" className={empty}>
        {options.length === 0 && emptyText}
      </p>
      <div role="listbox" id={`${id}-list`} aria-label={label} className={list}>
        {options.map((option, at) => (
          <button
            type="button"
            key={option.id}
            id={`${id}-${option.id}`}
            role="option"
            tabIndex={-1}
            aria-selected={option.id === value}
            data-active={option.id === active || undefined}
            className={item}
            onPointerMove={() => onPoint(at)}
            onClick={() => onChoose(option)}
          >
            {option.start}
            <span className={words}>{option.label}</span>
            {option.end && <span className={end}>{option.end}</span>}
          </button>
        ))}
      </div>
    </div>
  );
}
