import type { LanguageCode } from '@marquee/i18n/languages';
import { TabPanel, Tabs } from '@marquee/ui/tabs/Tabs';
import { type JSX, useEffect, useId, useRef, useState } from 'react';
import type { StudioList, StudioPack } from '../shared/studioPack.ts';
import type { UnsavedShelf } from './draft/unsaved.ts';
import { type Draft, useDraft } from './draft/useDraft.ts';
import { Findings } from './Findings.tsx';
import { Colours } from './panels/Colours.tsx';
import { Flags } from './panels/Flags.tsx';
import { Shape } from './panels/Shape.tsx';
import { Type } from './panels/Type.tsx';
import { Words } from './panels/Words.tsx';
import * as css from './Studio.css.ts';
import { TopBar } from './TopBar.tsx';
import { useKeys } from './useKeys.ts';
import { useSaving } from './useSaving.tsx';
import { Wall } from './wall/Wall.tsx';

export interface BenchProps {
  list: StudioList;
  pack: StudioPack;
  shelf: UnsavedShelf;
  onBrand: (id: string) => void;
  /** throws the draft away and reads the pack from its folder */
  onReread: () => void;
}

const tabs: readonly { value: Tab; label: string }[] = [
  { value: 'colours', label: 'Colours' },
  { value: 'shape', label: 'Shape' },
  { value: 'type', label: 'Type' },
  { value: 'flags', label: 'Flags' },
  { value: 'words', label: 'Words' },
];
type Tab = 'colours' | 'shape' | 'type' | 'flags' | 'words';

/** One brand on the bench. */
export function Bench(props: BenchProps): JSX.Element {
  const draft = useDraft(props.pack, props.shelf);
  if (!draft) return <p className={css.notice}>This brand has no look that could be shown.</p>;
  return <OpenBench {...props} draft={draft} />;
}

function OpenBench({ list, draft, shelf, onBrand, onReread }: BenchProps & { draft: Draft }): JSX.Element {
  const id = useId();
  const [tab, setTab] = useState<Tab>('colours');
  const [language, setLanguage] = useState<LanguageCode>(draft.resolved.brand.languages.default);
  const findings = useRef<HTMLElement>(null);
  const saving = useSaving({
    draft,
    toFindings: () => findings.current?.focus(),
    onTheirs: () => {
      shelf.write(draft.pack.id, { files: {}, bases: {} });
      onReread();
    },
  });
  useKeys({ undo: draft.undo, redo: draft.redo, ...(list.save && { save: saving.save }) });
  useLeaveWarning(draft.dirty);
  const panels: Record<Tab, JSX.Element> = {
    colours: <Colours draft={draft} />,
    shape: <Shape draft={draft} />,
    type: <Type draft={draft} />,
    flags: <Flags draft={draft} />,
    words: <Words draft={draft} language={language} />,
  };
  return (
    <div className={css.frame}>
      <TopBar list={list} draft={draft} saving={saving} onBrand={onBrand} />
      <div className={css.columns}>
        <aside className={css.inspector} aria-label="Settings">
          <div className={css.tabs}>
            <Tabs<Tab> id={id} label="What to change" tabs={tabs} value={tab} onChange={setTab} fullWidth />
          </div>
          <div className={css.panel}>
            {tabs.map(({ value }) => (
              <TabPanel key={value} tabs={id} value={value} selected={tab}>
                <div className={css.panelBody}>{panels[value]}</div>
              </TabPanel>
            ))}
          </div>
          <Findings draft={draft} ref={findings} />
        </aside>
        <Wall draft={draft} language={language} onLanguage={setLanguage} />
      </div>
      {saving.dialog}
    </div>
  );
}

/** Asks before the page is left with changes; they are kept for this tab all the same. */
function useLeaveWarning(dirty: boolean): void {
  useEffect(() => {
    if (!dirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [dirty]);
}
