import { Check } from 'lucide-react';
import {
  type HTMLAttributes,
  type JSX,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type ToggleEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { classes } from '../base/classes.ts';
import { nextItem } from './keys.ts';
import { anchor, divided, header as headerClass, items as itemLooks, popovers, tick, words } from './Menu.css.ts';
import { placeAt } from './place.ts';

export interface MenuItem {
  id: string;
  label: string;
  icon?: ReactNode;
  /** it leads somewhere; `onSelect` may prevent the default and route by itself */
  href?: string;
  onSelect?(event: MouseEvent<HTMLElement>): void;
  /** one of a set of which one is on: languages, themes */
  checked?: boolean;
  disabled?: boolean;
  tone?: keyof typeof itemLooks;
  /** a line above it */
  divided?: boolean;
  /** BCP 47 tag where its words are in a language of their own (WCAG 3.1.2) */
  lang?: string;
}

/** Spread these on the button that opens the menu. */
export interface MenuTriggerProps {
  id: string;
  popoverTarget: string;
  'aria-haspopup': 'menu';
  'aria-expanded': boolean;
  'aria-controls': string;
  onKeyDown(event: KeyboardEvent<HTMLElement>): void;
}

export interface MenuProps {
  /** draws the opening button: `(props) => <Button {...props}>…</Button>`; the button names the menu */
  trigger(props: MenuTriggerProps): ReactNode;
  items: readonly MenuItem[];
  /** edge of the trigger it keeps to */
  align?: 'start' | 'end' | undefined;
  /** above the items, such as whose account it is */
  header?: ReactNode;
}

/**
 * A list of actions under a button (WAI-ARIA APG "Menu Button"). The popover API opens it, in the top layer and before any
 * script runs, closes it on Escape or a click elsewhere, and gives focus back.
 */
export function Menu({ trigger, items, align = 'start', header }: MenuProps): JSX.Element {
  const id = useId();
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLSpanElement>(null);
  const popover = useRef<HTMLDivElement>(null);
  const fromEnd = useRef(false);

  const all = () => [...(popover.current?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [])];

  const onToggle = (event: ToggleEvent<HTMLDivElement>) => {
    const opened = event.newState === 'open';
    setOpen(opened);
    if (!opened || !root.current) return;
    placeAt(root.current, event.currentTarget, align);
    const list = all();
    const checked = list.find((item) => item.getAttribute('aria-checked') === 'true');
    (fromEnd.current ? list.at(-1) : (checked ?? list[0]))?.focus();
    fromEnd.current = false;
  };

  const onTriggerKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    fromEnd.current = event.key === 'ArrowUp';
    popover.current?.showPopover();
  };

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'Tab') return popover.current?.hidePopover();
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const list = all();
    const from = list.indexOf(document.activeElement as HTMLElement);
    const next = nextItem(
      event.key,
      from,
      list.map((item) => item.textContent ?? ''),
    );
    if (next !== undefined) {
      event.preventDefault();
      list[next]?.focus();
    }
  };

  const select = (item: MenuItem) => (event: MouseEvent<HTMLElement>) => {
    if (item.disabled) return event.preventDefault();
    popover.current?.hidePopover();
    item.onSelect?.(event);
  };

  return (
    <span ref={root} className={anchor}>
      {trigger({
        id: `${id}-trigger`,
        popoverTarget: id,
        'aria-haspopup': 'menu',
        'aria-expanded': open,
        'aria-controls': id,
        onKeyDown: onTriggerKey,
      })}
      <div ref={popover} id={id} popover="auto" className={popovers[align]} onToggle={onToggle}>
        {header && <div className={headerClass}>{header}</div>}
        <div role="menu" aria-labelledby={`${id}-trigger`} tabIndex={-1} onKeyDown={onKeyDown}>
          {items.map((item) => (
            <Item key={item.id} item={item} onClick={select(item)} />
          ))}
        </div>
      </div>
    </span>
  );
}

function Item({ item, onClick }: { item: MenuItem; onClick(event: MouseEvent<HTMLElement>): void }): JSX.Element {
  const radio = item.checked !== undefined;
  const shared: HTMLAttributes<HTMLElement> = {
    role: radio ? 'menuitemradio' : 'menuitem',
    tabIndex: -1,
    lang: item.lang,
    className: classes(itemLooks[item.tone ?? 'plain'], item.divided && divided),
    onClick,
    ...(radio && { 'aria-checked': item.checked }),
    ...(item.disabled && { 'aria-disabled': true }),
  };
  const content = (
    <>
      {item.icon}
      <span className={words}>{item.label}</span>
      {item.checked && <Check size={18} className={tick} aria-hidden />}
    </>
  );
  return item.href ? (
    <a {...shared} href={item.href}>
      {content}
    </a>
  ) : (
    <button {...shared} type="button">
      {content}
    </button>
  );
}
