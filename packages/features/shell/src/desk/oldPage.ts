import type { Shelf } from '@marquee/state/storage';
import { ownKey } from '@marquee/state/storage';

const KEY = ownKey('reloadedFor');
/** A page that does not come by then is not one to go to. */
const TIMEOUT_MS = 10_000;

export interface OldPage {
  /** stamp of the release that this page is of; without one nothing is known of its age */
  release: string | undefined;
  /** survives the reload, and not the tab */
  shelf: Pick<Shelf, 'read' | 'write'>;
  fetch: typeof fetch;
  /** whether something would be lost: a game that runs, a form that is being filled in */
  busy: () => boolean;
  reload: () => void;
  /** whether the page cannot have the part any more, however often it is asked for: its files came, and were not taken */
  stuck: boolean;
}

/** The stamp of a page (WEB-08), read from its markup. */
export function releaseOf(html: string): string | undefined {
  return /<meta name="release" content="([\w-]+)"/.exec(html)?.[1];
}

/**
 * A chunk did not come: where the site is of another release by now, the page is loaded anew, once for that release, and
 * never while something would be lost (WEB-06). So is a page that is stuck. Else the failure stays what it is, with its way to
 * try again.
 */
export async function reloadIfOld({ release, shelf, fetch, busy, reload, stuck }: OldPage): Promise<void> {
  if (!release || busy()) return;
  const served = await fetch('/', { cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT_MS) })
    .then((answer) => (answer.ok ? answer.text() : ''))
    .then(releaseOf)
    .catch(() => undefined);
  if (served === undefined || (served === release && !stuck)) return;
  if (shelf.read(KEY, (text) => text) === served) return;
  // asked again: an answer takes its time
  if (busy()) return;
  shelf.write(KEY, served);
  reload();
}
