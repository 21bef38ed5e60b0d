import { useEffect, useState } from 'react';
import type { StudioPack } from '../../shared/studioPack.ts';
import { drawnPictures } from './pictures.ts';
import { findingsOf, type ResolvedDraft, same } from './resolveDraft.ts';

/** A drag has come to rest. */
const REST_MS = 250;

/**
 * What follows a change once the wall shows it: what the check says of it with the next frame, and when it has come to rest
 * the pictures that are drawn from its colours, for which every screen is rendered anew.
 */
export function useAfterwards(pack: StudioPack, resolved: ResolvedDraft | undefined) {
  const [findings, setFindings] = useState(() => (resolved ? findingsOf(resolved) : []));
  const [pictures, setPictures] = useState(() => (resolved ? drawnPictures(pack, resolved.author) : undefined));

  useEffect(() => {
    if (!resolved) return;
    let check: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      check = setTimeout(() => setFindings((before) => same(before, findingsOf(resolved))));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(check);
    };
  }, [resolved]);

  const author = resolved?.author;
  useEffect(() => {
    if (!author) return;
    const rest = setTimeout(() => setPictures((before) => same(before, drawnPictures(pack, author))), REST_MS);
    return () => clearTimeout(rest);
  }, [pack, author]);

  return { findings, pictures };
}
