import type { ReportEvent } from './events.ts';

/** Most that one visit of a page tells: an error that comes with each frame must not fill a disk. */
const MOST = 30;

export interface ReporterOptions {
  /** who tells it: the brand and the stamp of its page (WEB-08) */
  from: { readonly brand: string; readonly release: string };
  send(body: string): void;
}

export interface Reporter {
  note(event: ReportEvent): void;
  /** sends what was noted since */
  flush(): void;
}

/** Gathers what happens and sends it in one piece. The same error is told once. */
export function createReporter({ from, send }: ReporterOptions): Reporter {
  const told = new Set<string>();
  let waiting: ReportEvent[] = [];
  return {
    note(event) {
      const key = JSON.stringify(event);
      if (told.has(key) || told.size >= MOST) return;
      told.add(key);
      waiting.push(event);
    },
    flush() {
      if (waiting.length === 0) return;
      send(JSON.stringify({ ...from, events: waiting }));
      waiting = [];
    },
  };
}

export interface Sending {
  url: string;
  fetch: typeof fetch;
  /** `navigator.sendBeacon` */
  beacon: (url: string, body: Blob) => boolean;
  /** whether the browser goes on with a request after the page has gone */
  keepsAlive: boolean;
}

/**
 * Sends a report as the page goes. Where a browser can do it without, no cookie and no address of the page goes along, which
 * a beacon would send; `text/plain` needs no leave of the other host (Fetch, CORS-safelisted request header).
 */
export function sender({ url, fetch, beacon, keepsAlive }: Sending): (body: string) => void {
  return (body) => {
    const type = 'text/plain;charset=UTF-8';
    if (!keepsAlive) {
      beacon(url, new Blob([body], { type }));
      return;
    }
    fetch(url, {
      method: 'POST',
      body,
      headers: { 'Content-Type': type },
      keepalive: true,
      mode: 'no-cors',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    }).catch(() => {
      // a report that is lost is no error of the page
    });
  };
}
