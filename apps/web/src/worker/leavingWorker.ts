import { forgetKept } from './kept.ts';

/** The part of a service worker's scope that is used. */
interface LeavingScope {
  readonly caches: CacheStorage;
  readonly registration: { unregister(): Promise<boolean> };
  skipWaiting(): Promise<void>;
  addEventListener(
    event: 'install' | 'activate',
    listener: (event: { waitUntil(work: Promise<unknown>): void }) => void,
  ): void;
}

/**
 * Takes the place of a brand's worker once the brand wants none: browsers fetch it as a newer version of the one they
 * have, and it takes both itself and what was kept away.
 */
function leave(scope: LeavingScope): void {
  scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
  scope.addEventListener('activate', (event) => event.waitUntil(clear(scope)));
}

async function clear({ caches, registration }: LeavingScope): Promise<void> {
  await forgetKept(caches);
  await registration.unregister();
}

leave(self as unknown as LeavingScope);
