import { type JSX, useEffect, useState } from 'react';
import type { StudioList, StudioPack } from '../shared/studioPack.ts';
import { api } from './api.ts';
import { Bench } from './Bench.tsx';
import type { UnsavedShelf } from './draft/unsaved.ts';
import * as css from './Studio.css.ts';

export interface StudioProps {
  shelf: UnsavedShelf;
  /** the brand to begin with; the first by name if there is none such */
  chosen: string | null;
}

type Opened = { kind: 'pack'; pack: StudioPack } | { kind: 'broken'; id: string; findings: readonly string[] };

/** The brand studio: a brand's look, flags and words, with their effect on real screens (BRAND-02, BRAND-08, STORY-04). */
export function Studio({ shelf, chosen }: StudioProps): JSX.Element {
  const [list, setList] = useState<StudioList>();
  const [id, setId] = useState(chosen);
  const [opened, setOpened] = useState<Opened>();
  const [failure, setFailure] = useState<string>();
  /** counts up when the pack is to be read anew */
  const [reading, setReading] = useState(0);

  useEffect(() => {
    api.list().then(
      (found) => {
        setList(found);
        setId((now) => found.brands.find((brand) => brand.id === now)?.id ?? found.brands[0]?.id ?? null);
      },
      (cause: unknown) => setFailure(String(cause)),
    );
  }, []);

  useEffect(() => {
    if (id === null || !list) return;
    let current = true;
    shelf.putBrand(id);
    setOpened(undefined);
    api.open(id).then(
      (pack) => {
        if (current)
          setOpened('findings' in pack ? { kind: 'broken', id, findings: pack.findings } : { kind: 'pack', pack });
      },
      (cause: unknown) => current && setFailure(String(cause)),
    );
    return () => {
      current = false;
    };
  }, [id, list, reading, shelf]);

  if (failure !== undefined) return <main className={css.notice}>{`The studio cannot be shown: ${failure}`}</main>;
  if (list?.brands.length === 0)
    return <main className={css.notice}>There is no brand yet. Make one: pnpm brand new</main>;
  if (!list || !opened) return <main className={css.notice}>Opening the brand…</main>;
  if (opened.kind === 'broken') {
    return (
      <main className={css.notice}>
        <h1 className={css.title}>{`“${opened.id}” cannot be opened yet`}</h1>
        <p>A build would refuse it. Mend this in its folder, then reload.</p>
        <p className={css.findingsText}>{opened.findings.join('\n')}</p>
      </main>
    );
  }
  return (
    <Bench
      key={`${opened.pack.id} ${reading}`}
      list={list}
      pack={opened.pack}
      shelf={shelf}
      onBrand={setId}
      onReread={() => setReading(reading + 1)}
    />
  );
}
