/** Begins every name of a cache of ours. */
export const CACHES = 'offline-';

/** Takes away what was kept for times without a connection, but for one cache. */
export async function forgetKept(caches: Pick<CacheStorage, 'keys' | 'delete'>, except?: string): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(CACHES) && name !== except);
  await Promise.all(old.map((name) => caches.delete(name)));
}
