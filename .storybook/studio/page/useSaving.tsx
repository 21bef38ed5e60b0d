import { Button } from '@marquee/ui/button/Button';
import { Dialog } from '@marquee/ui/dialog/Dialog';
import { type JSX, useState } from 'react';
import type { StudioPack } from '../shared/studioPack.ts';
import { api } from './api.ts';
import type { DraftFiles } from './draft/files.ts';
import type { Draft } from './draft/useDraft.ts';
import { counted } from './Findings.tsx';
import * as css from './Studio.css.ts';

export interface Saving {
  readonly busy: boolean;
  /** how the last save or download went */
  readonly said: string;
  readonly save: () => void;
  readonly download: () => void;
  /** asks what to do with files that somebody else changed */
  readonly dialog: JSX.Element;
}

export interface SavingOptions {
  draft: Draft;
  /** leads to what stands in the way */
  toFindings: () => void;
  /** gives the draft up for what lies in the folder */
  onTheirs: () => void;
}

/** Saves into the brand's folder or as a zip; neither with an error in it. */
export function useSaving({ draft, toFindings, onTheirs }: SavingOptions): Saving {
  const [busy, setBusy] = useState(false);
  const [{ text, of }, setOutcome] = useState<{ text: string; of?: DraftFiles }>({ text: '' });
  /** how it went holds of the draft as it was, and of no later one */
  const setSaid = (words: string) => setOutcome({ text: words, of: draft.files });
  const [changed, setChanged] = useState<readonly string[]>([]);

  const sound = () => {
    const errors = draft.check().filter(({ severity }) => severity === 'error').length;
    if (errors === 0) return true;
    setSaid(`Not saved: ${counted(errors, 'error')} to mend first.`);
    toFindings();
    return false;
  };

  async function save(over?: Record<string, string | null>): Promise<void> {
    if (busy || !draft.dirty || !sound()) return;
    setBusy(true);
    const outcome = await draft.save(over);
    setBusy(false);
    switch (outcome.kind) {
      case 'saved':
        return setSaid(`Saved ${Object.keys(outcome.files).join(', ')}.`);
      case 'changed':
        setSaid('Not saved: somebody else changed the same files.');
        return setChanged(outcome.paths);
      case 'broken':
        return setSaid(`Not saved: ${outcome.findings.map(({ message }) => message).join(' ')}`);
      case 'refused':
        return setSaid(`Not saved: ${outcome.reason}`);
    }
  }

  async function overTheirs(): Promise<void> {
    const now = await api.open(draft.pack.id);
    setChanged([]);
    if ('findings' in now) return setSaid('Not saved: the folder has errors now. Run pnpm brand check.');
    await save(Object.fromEntries(changed.map((path) => [path, hashIn(now, path)])));
  }

  async function download(): Promise<void> {
    if (!sound()) return;
    const { zipOf } = await import('./draft/zip.ts');
    const bytes = zipOf(draft.pack, draft.files);
    const address = URL.createObjectURL(new Blob([bytes], { type: 'application/zip' }));
    const link = document.createElement('a');
    link.href = address;
    link.download = `${draft.pack.id}.zip`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(address), 10_000);
    setSaid(`Downloaded ${draft.pack.id}.zip, ${Math.ceil(bytes.length / 1024)} kB. Unpack it into brands/.`);
  }

  return {
    busy,
    said: of === draft.files ? text : '',
    save: () => void save(),
    download: () => void download(),
    dialog: (
      <Dialog
        open={changed.length > 0}
        title="Somebody else changed these files"
        closeLabel="Close"
        onClose={() => setChanged([])}
        footer={
          <>
            <Button onClick={onTheirs}>Take theirs, drop my changes</Button>
            <Button kind="primary" onClick={() => void overTheirs()}>
              Save mine over theirs
            </Button>
          </>
        }
      >
        <p>Since you opened the brand, these were changed in its folder:</p>
        <ul className={css.dialogList}>
          {changed.map((path) => (
            <li key={path} className={css.mono}>
              {path}
            </li>
          ))}
        </ul>
      </Dialog>
    ),
  };
}

const hashIn = (pack: StudioPack, path: string): string | null => pack.hashes[path] ?? null;
