import type { AppDraft, ScreenStyles } from '../../shared/wallMessages.ts';

/** A screen's window as the wall knows it. */
export interface Frame {
  inSight: boolean;
  /** what was sent so far; absent = it does not listen yet */
  sent?: Partial<AppDraft>;
  wears: Partial<ScreenStyles>;
  state: 'waiting' | 'loading' | 'there';
}

/** Two at a time: a screen is a whole site, and all at once would each come late. */
const AT_ONCE = 2;
/** After so long one that does not come holds up no other. */
const PATIENCE_MS = 15_000;

/** The windows of the wall. They load one after another, those in sight first. */
export class Frames {
  readonly all = new Map<HTMLIFrameElement, Frame>();

  add(element: HTMLIFrameElement): void {
    this.all.set(element, { inSight: false, wears: {}, state: 'waiting' });
  }

  remove(element: HTMLIFrameElement): void {
    this.all.delete(element);
  }

  by(source: MessageEventSource | null): [HTMLIFrameElement, Frame] | undefined {
    return [...this.all].find(([{ contentWindow }]) => contentWindow === source);
  }

  /** Begins to load what is next, if it is its turn. */
  next(): void {
    const frames = [...this.all];
    const loading = frames.filter(([, { state }]) => state === 'loading').length;
    // one that is not shown has no place on the page
    const waiting = frames.filter(([element, { state }]) => state === 'waiting' && element.offsetParent !== null);
    const [found] = [...waiting.filter(([, { inSight }]) => inSight), ...waiting];
    if (!found || loading >= AT_ONCE) return;
    const [element, frame] = found;
    frame.state = 'loading';
    element.src = element.dataset.src ?? '';
    setTimeout(() => this.arrived(frame), PATIENCE_MS);
    this.next();
  }

  arrived(frame: Frame): void {
    if (frame.state === 'there') return;
    frame.state = 'there';
    this.next();
  }
}
