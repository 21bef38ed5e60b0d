import { ownScript } from '@marquee/blocks/worker/startWorker';
import type { ToWorker } from './keepOffline.ts';
import { forgetKept } from './kept.ts';

/** An open page looks for a new version when it comes back into sight, but not more often than this. */
const LOOK_MS = 30 * 60_000;

export interface FollowOptions {
  container: Pick<ServiceWorkerContainer, 'register' | 'getRegistration'>;
  caches: Pick<CacheStorage, 'keys' | 'delete'>;
  /** address of the worker, and whether the brand wants one */
  worker: { address: string; wanted: boolean };
  /** stamp of the page that is open (WEB-08) */
  release: string;
  page: Pick<Document, 'visibilityState' | 'addEventListener'>;
  clock: { now(): number };
  /** a release after that of the page is there; how it is put before the player is not the worker's matter */
  onNew(): void;
}

/**
 * Registers the worker of the brand and tells of new releases (WEB-06). Pages always come from the network, so a new
 * worker has nothing to force: it takes over by itself where the page is of its release already, and else waits.
 */
export async function followWorker({
  container,
  caches,
  worker,
  release,
  page,
  clock,
  onNew,
}: FollowOptions): Promise<void> {
  if (!worker.wanted) {
    // one of an earlier release would be looked for at the next visit only, and gone from here it takes nothing with it
    await (await container.getRegistration())?.unregister();
    await forgetKept(caches);
    return;
  }
  const registration = await container.register(ownScript(worker.address), { scope: '/', updateViaCache: 'none' });
  const look = async (waiting: ServiceWorker) => {
    if ((await releaseOf(waiting)) === release) waiting.postMessage('take over' satisfies ToWorker);
    else onNew();
  };
  if (registration.waiting && registration.active) void look(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      // the first one takes nobody's place
      if (installing.state === 'installed' && registration.active) void look(installing);
    });
  });
  let looked = clock.now();
  page.addEventListener('visibilitychange', () => {
    if (page.visibilityState !== 'visible' || clock.now() - looked < LOOK_MS) return;
    looked = clock.now();
    // without a connection there is nothing new
    registration.update().catch(() => {});
  });
}

function releaseOf(worker: Pick<ServiceWorker, 'postMessage'>): Promise<unknown> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => {
      resolve(data);
      port1.close();
    };
    worker.postMessage('release' satisfies ToWorker, [port2]);
  });
}
