import type { LanguageCode } from '@marquee/i18n/languages';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { fromScreen, type ScreenDraft } from '../../shared/wallMessages.ts';
import type { Draft } from '../draft/useDraft.ts';
import { Frames } from './frames.ts';

interface Shown {
  /** from the change to the last screen in sight that shows it */
  readonly ms: number;
  readonly screens: number;
}

/** What nobody sees waits until a drag has come to rest. */
const LATER_MS = 250;

/** Keeps every screen of the wall at the draft: those in sight at once, the others when there is time. */
export function useWall({ resolved, since }: Draft, language: LanguageCode) {
  const [frames] = useState(() => new Frames());
  const draft = useRef<{ version: number; parts: ScreenDraft }>(undefined);
  const awaited = useRef<{ version: number; from: Set<HTMLIFrameElement>; screens: number }>(undefined);
  const [shown, setShown] = useState<Shown>();

  function send(element: HTMLIFrameElement): void {
    const frame = frames.all.get(element);
    if (!frame?.sent || !draft.current) return;
    const { version, parts } = draft.current;
    const { sent } = frame;
    const changed = Object.entries(parts).filter(([key, part]) => sent[key as keyof ScreenDraft] !== part);
    if (changed.length === 0) return;
    frame.sent = parts;
    element.contentWindow?.postMessage({ studio: 'draft', version, ...Object.fromEntries(changed) }, location.origin);
  }
  const sendNow = useRef(send).current;

  useLayoutEffect(() => {
    const { data: brand, colours, fonts, words } = resolved;
    const version = (draft.current?.version ?? 0) + 1;
    draft.current = { version, parts: { colours, fonts, brand, words, language } };
    const listening = [...frames.all].filter(([, { sent }]) => sent);
    const first = listening.filter(([, { inSight }]) => inSight).map(([element]) => element);
    awaited.current = { version, from: new Set(first), screens: first.length };
    for (const element of first) sendNow(element);
    const timer = setTimeout(() => {
      for (const [element] of listening) sendNow(element);
    }, LATER_MS);
    return () => clearTimeout(timer);
  }, [resolved, language, frames, sendNow]);

  useEffect(() => {
    const listen = ({ origin, source, data }: MessageEvent<unknown>) => {
      const [element, frame] = (origin === location.origin && frames.by(source)) || [];
      const message = element && fromScreen.safeParse(data).data;
      if (!message || !frame) return;
      if (message.studio === 'ready') {
        frame.sent = {};
        return sendNow(element);
      }
      element.dataset.shown = String(message.version);
      frames.arrived(frame);
      const last = awaited.current;
      if (message.version !== last?.version || !last.from.delete(element)) return;
      if (last.from.size === 0 && since.current > 0)
        setShown({ ms: Math.round(performance.now() - since.current), screens: last.screens });
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [since, frames, sendNow]);

  const [hold] = useState(() => (element: HTMLIFrameElement | null): (() => void) | undefined => {
    if (!element) return undefined;
    frames.add(element);
    const sight = new IntersectionObserver(([entry]) => {
      const frame = frames.all.get(element);
      if (!frame || !entry) return;
      frame.inSight = entry.isIntersecting;
      if (frame.inSight) sendNow(element);
      frames.next();
    });
    sight.observe(element);
    return () => {
      sight.disconnect();
      frames.remove(element);
    };
  });

  return { shown, /** a screen's ref: from then on it gets every draft */ hold };
}
