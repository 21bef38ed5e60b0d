import { Button } from '@marquee/ui/button/Button';
import { IconButton } from '@marquee/ui/button/IconButton';
import { Select } from '@marquee/ui/field/Select';
import { Download, Redo2, Save, Undo2 } from 'lucide-react';
import type { JSX } from 'react';
import type { StudioList } from '../shared/studioPack.ts';
import type { Draft } from './draft/useDraft.ts';
import * as css from './Studio.css.ts';
import type { Saving } from './useSaving.tsx';

export interface TopBarProps {
  list: StudioList;
  draft: Draft;
  saving: Saving;
  onBrand: (id: string) => void;
}

/** Which brand, the way back, and where the work goes. */
export function TopBar({ list, draft, saving, onBrand }: TopBarProps): JSX.Element {
  const { unsaved, dirty, canUndo, canRedo, undo, redo, restored } = draft;
  const state = dirty
    ? `${unsaved.length === 1 ? unsaved[0] : `${unsaved.length} files`} not saved`
    : 'No unsaved changes';
  return (
    <header className={css.bar}>
      <h1 className={css.title}>Brand studio</h1>
      <div className={css.brandChoice}>
        <Select
          label="Brand"
          hideLabel
          value={draft.pack.id}
          options={list.brands.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={({ target }) => onBrand(target.value)}
        />
      </div>
      <div className={css.group}>
        <IconButton
          size="small"
          label="Undo"
          aria-keyshortcuts="Control+Z"
          icon={<Undo2 size={18} />}
          disabled={!canUndo}
          onClick={undo}
        />
        <IconButton
          size="small"
          label="Redo"
          aria-keyshortcuts="Control+Shift+Z"
          icon={<Redo2 size={18} />}
          disabled={!canRedo}
          onClick={redo}
        />
      </div>
      <p className={css.state} role="status">
        {saving.said || (restored && dirty ? `Unsaved changes of before are back. ${state}` : state)}
      </p>
      <div className={css.push}>
        <Button size="small" icon={<Download size={16} />} onClick={saving.download}>
          Download zip
        </Button>
        {list.save && (
          <Button
            size="small"
            kind="primary"
            icon={<Save size={16} />}
            busy={saving.busy}
            disabled={!dirty}
            onClick={saving.save}
          >
            Save
          </Button>
        )}
      </div>
    </header>
  );
}
