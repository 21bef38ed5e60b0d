import type { LanguageCode } from '@marquee/i18n/languages';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type AppDraft, DRAFT, fromScreen, type ScreenStyles } from '../../shared/wallMessages.ts';
import type { Draft } from '../draft/useDraft.ts';
import { dress } from './dress.ts';
import { Frames } from './frames.ts';

interface Shown {
  /** from the change to the last screen in sight that shows it */
  readonly ms: number;
  readonly screens: number;
}

/** What nobody sees waits until a drag has come to rest. */
const LATER_MS = 250;

/** Keeps every screen of the wall at the draft: those in sight at once, the others when there is time. */
export function useWall({ resolved, data: brand, since }: Draft, language: LanguageCode) {
  const [frames] = useState(() => new Frames());
  const draft = useRef<{ version: number; styles: ScreenStyles; parts: AppDraft }>(undefined);
  const awaited = useRef<{ version: number; from: Set<HTMLIFrameElement>; screens: number }>(undefined);
  const [shown, setShown] = useState<Shown>();

  /** @returns whether the screen has to answer before it shows the draft */
  function send(element: HTMLIFrameElement): boolean {
    const frame = frames.all.get(element);
    if (!frame?.sent || !draft.current) return false;
    const { version, styles, parts } = draft.current;
    if (dress(element.contentDocument, frame.wears, styles)) frame.wears = styles;
    const { sent } = frame;
    const changed = Object.entries(parts).filter(([key, part]) => sent[key as keyof AppDraft] !== part);
    if (changed.length === 0) return false;
    frame.sent = parts;
    const detail = { version, ...Object.fromEntries(changed) };
    element.contentWindow?.dispatchEvent(new CustomEvent(DRAFT, { detail }));
    return true;
  }
  const sendNow = useRef(send).current;

  function drawn(element: HTMLIFrameElement, version: number): void {
    const last = awaited.current;
    if (version !== last?.version || !last.from.delete(element)) return;
    if (last.from.size > 0 || since.current === 0) return;
    setShown({ ms: Math.round(performance.now() - since.current), screens: last.screens });
    // what follows of itself is no change of the operator's
    since.current = 0;
  }
  const drawnNow = useRef(drawn).current;

  useLayoutEffect(() => {
    const { colours: theme, fonts, words } = resolved;
    const version = (draft.current?.version ?? 0) + 1;
    draft.current = { version, styles: { theme, fonts }, parts: { brand, words, language } };
    const listening = [...frames.all].filter(([, { sent }]) => sent);
    const first = listening.filter(([, { inSight }]) => inSight).map(([element]) => element);
    awaited.current = { version, from: new Set(first), screens: first.length };
    const dressed = first.filter((element) => !sendNow(element));
    // they are drawn with the frame of this page that comes next
    if (dressed.length > 0)
      requestAnimationFrame(() =>
        setTimeout(() => {
          for (const element of dressed) drawnNow(element, version);
        }),
      );
    const timer = setTimeout(() => {
      for (const [element] of listening) sendNow(element);
    }, LATER_MS);
    return () => clearTimeout(timer);
  }, [resolved, brand, language, frames, sendNow, drawnNow]);

  useEffect(() => {
    const listen = ({ origin, source, data }: MessageEvent<unknown>) => {
      const [element, frame] = (origin === location.origin && frames.by(source)) || [];
      const message = element && fromScreen.safeParse(data).data;
      if (!message || !frame) return;
      if (message.studio === 'ready') {
        frame.sent = {};
        frame.wears = {};
        sendNow(element);
        return;
      }
      frames.arrived(frame);
      drawnNow(element, message.version);
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [frames, sendNow, drawnNow]);

  const [hold] = useState(() => (element: HTMLIFrameElement | null): (() => void) | undefined => {
    if (!element) return undefined;
    frames.add(element);
    const sight = new IntersectionObserver((entries) => {
      // there are several when the wall changed twice meanwhile
      const entry = entries.at(-1);
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
