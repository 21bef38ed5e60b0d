import { type JSX, type KeyboardEvent, type ReactNode, useRef } from 'react';
import { classes } from '../base/classes.ts';
import { useChosenInSight } from '../base/useChosenInSight.ts';
import { grow, lists, tabs as looks } from './Tabs.css.ts';

export interface Tab<V extends string = string> {
  /** becomes part of ids: no spaces */
  value: V;
  label: ReactNode;
  icon?: ReactNode;
  disabled?: boolean;
}

export interface TabsProps<V extends string = string> {
  /** from the screen's `useId()`; each `TabPanel` gets the same */
  id: string;
  /** name of the whole list */
  label: string;
  tabs: readonly Tab<V>[];
  value: V;
  onChange(value: V): void;
  /** `line` between parts of a page, `segment` between ways to do one thing */
  look?: keyof typeof looks | undefined;
  fullWidth?: boolean | undefined;
}

const tabId = (id: string, value: string) => `${id}-tab-${value}`;
const panelId = (id: string, value: string) => `${id}-panel-${value}`;

/** Where a key leads from `from`; arrows follow the reading direction. Nothing for any other key. */
function target(key: string, from: number, count: number, rtl: boolean): number | undefined {
  const forward = rtl ? 'ArrowLeft' : 'ArrowRight';
  const back = rtl ? 'ArrowRight' : 'ArrowLeft';
  if (key === forward) return (from + 1) % count;
  if (key === back) return (from - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

/** One tab stop, arrows move and select (WAI-ARIA APG "Tabs", automatic activation). Panels stand where the screen wants them. */
export function Tabs<V extends string>(props: TabsProps<V>): JSX.Element {
  const { id, label, tabs, value, onChange, look = 'line', fullWidth } = props;
  const list = useRef<HTMLDivElement>(null);
  const open = tabs.filter((tab) => !tab.disabled);
  useChosenInSight(list, value);

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const from = open.findIndex((tab) => tab.value === value);
    const next = open[target(event.key, from, open.length, rtl) ?? -1];
    if (!next) return;
    event.preventDefault();
    onChange(next.value);
    list.current?.querySelector<HTMLElement>(`[id="${tabId(id, next.value)}"]`)?.focus();
  };

  return (
    <div ref={list} role="tablist" aria-label={label} className={lists[look]} onKeyDown={onKeyDown}>
      {tabs.map((tab) => {
        const selected = tab.value === value;
        return (
          <button
            key={tab.value}
            id={tabId(id, tab.value)}
            type="button"
            role="tab"
            aria-selected={selected}
            aria-controls={selected ? panelId(id, tab.value) : undefined}
            tabIndex={selected ? 0 : -1}
            disabled={tab.disabled}
            className={classes(looks[look], fullWidth && grow)}
            onClick={() => onChange(tab.value)}
          >
            {tab.icon}
            {tab.label}
          </button>
        );
      })}
    </div>
  );
}

export interface TabPanelProps {
  /** the `id` of its `Tabs` */
  tabs: string;
  value: string;
  /** the value of its `Tabs` */
  selected: string;
  /** stays in the document while another tab is open, so that what was typed is kept */
  keep?: boolean | undefined;
  children: ReactNode;
}

/** What a tab shows. */
export function TabPanel({ tabs, value, selected, keep, children }: TabPanelProps): JSX.Element | null {
  const shown = value === selected;
  if (!shown && !keep) return null;
  return (
    <div role="tabpanel" id={panelId(tabs, value)} aria-labelledby={tabId(tabs, value)} hidden={!shown}>
      {children}
    </div>
  );
}
