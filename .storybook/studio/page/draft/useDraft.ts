import type { SaveOutcome } from '@marquee/brand-tools/studio/save';
import { useEffect, useMemo, useReducer, useRef, useState } from 'react';
import type { StudioPack } from '../../shared/studioPack.ts';
import { api } from '../api.ts';
import { contentOf, type DraftFiles, isBinary, type ValuePath, withFile, withJson } from './files.ts';
import { begin, changed, type History, redone, undone } from './history.ts';
import { findingsOf, type ResolvedDraft, resolveDraft } from './resolveDraft.ts';
import type { UnsavedShelf } from './unsaved.ts';
import { useAfterwards } from './useAfterwards.ts';

type Step =
  | { do: 'change'; files: (now: DraftFiles) => DraftFiles; kind: string; at: number }
  | { do: 'undo' | 'redo' };

function reduce(history: History<DraftFiles>, step: Step): History<DraftFiles> {
  switch (step.do) {
    case 'change':
      return changed(history, step.files(history.present), step.kind, step.at);
    case 'undo':
      return undone(history);
    case 'redo':
      return redone(history);
  }
}

/** One change of a value; without a value the key goes, and its default is back. */
export type Edit = (path: string, at: ValuePath, value: unknown) => void;

export type Draft = NonNullable<ReturnType<typeof useDraft>>;

/** A brand's pack while it is worked on: its changes, what they make, and the way back. */
export function useDraft(pack: StudioPack, shelf: UnsavedShelf) {
  const kept = useRef(shelf.read(pack.id)).current;
  const [history, step] = useReducer(reduce, kept?.files ?? {}, begin<DraftFiles>);
  const [saved, setSaved] = useState<DraftFiles>({});
  const [bases, setBases] = useState<Readonly<Record<string, string | null>>>({ ...pack.hashes, ...kept?.bases });
  const files = history.present;
  const before = useRef<ResolvedDraft>(undefined);
  const resolved = useMemo(() => resolveDraft(pack, files, before.current), [pack, files]);
  before.current = resolved;
  const { findings, pictures } = useAfterwards(pack, resolved);
  const data = useMemo(() => resolved && { ...resolved.data, ...pictures }, [resolved?.data, pictures]);
  /** when the change was made that is to be shown */
  const since = useRef(0);

  const contentIn = (all: DraftFiles, path: string) => contentOf(pack, all, path);
  const unsaved = [...new Set([...Object.keys(files), ...Object.keys(saved)])].filter(
    (path) => contentIn(files, path) !== undefined && contentIn(files, path) !== contentIn(saved, path),
  );
  const dirty = unsaved.length > 0;

  useEffect(() => {
    shelf.write(pack.id, {
      files: Object.fromEntries(unsaved.map((path) => [path, contentIn(files, path) ?? ''])),
      bases: Object.fromEntries(unsaved.map((path) => [path, bases[path] ?? null])),
    });
  });

  if (!resolved || !data) return undefined;
  const change = (kind: string, next: (now: DraftFiles) => DraftFiles) => {
    since.current = performance.now();
    step({ do: 'change', files: next, kind, at: since.current });
  };
  const go = (way: 'undo' | 'redo') => {
    since.current = performance.now();
    step({ do: way });
  };

  return {
    pack,
    files,
    resolved,
    /** the brand as the wall shows it */
    data,
    /** what the check says; of the last change a moment after it shows */
    findings,
    /** what the check says right now */
    check: () => findingsOf(resolved),
    since,
    unsaved,
    dirty,
    restored: kept !== undefined,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    undo: () => go('undo'),
    redo: () => go('redo'),
    edit: ((path, at, value) =>
      change(`${path} ${at.join('.')}`, (now) => withJson(pack, now, path, at, value))) satisfies Edit,
    putFile: (path: string, content: string) => change(path, (now) => withFile(pack, now, path, content)),
    /** @param over hashes of files that somebody else changed, which are to be written over */
    async save(over: Readonly<Record<string, string | null>> = {}): Promise<SaveOutcome> {
      const known = { ...bases, ...over };
      const outcome = await api.save({
        id: pack.id,
        files: Object.fromEntries(
          unsaved.map((path) => {
            const base = known[path] ?? null;
            const content = contentIn(files, path) ?? '';
            return [path, isBinary(path) ? { base, base64: content } : { base, text: content }];
          }),
        ),
      });
      if (outcome.kind === 'saved') {
        setSaved(files);
        setBases({ ...known, ...outcome.files });
      }
      return outcome;
    },
  };
}
