import type { Client } from './client.ts';
import { domainRoute } from './contract/system/domainRoute.ts';
import type { LateOrigins } from './lateOrigins.ts';
import type { OriginsOptions } from './origins.ts';

export interface RouteOptions extends OriginsOptions {
  /** 0 a desktop, 3 a mobile device */
  readonly device: 0 | 3;
}

/**
 * Asks the platform for its domains, has the client use them, and times them in the background: to be called once the
 * page stands (SDK-07). What fails here changes nothing, for calls go on to where they went.
 */
export async function followRoutes(
  client: Client,
  origins: LateOrigins,
  { device, ...options }: RouteOptions,
  signal?: AbortSignal,
): Promise<void> {
  const answer = await client.send(domainRoute, { device }, { signal }).catch(() => undefined);
  if (!answer || answer.domainList.length === 0) return;
  const loaded = await import('./origins.ts').catch(() => undefined);
  if (!loaded) return;
  const several = loaded.createOrigins(options);
  several.offer(answer.domainList.map(({ domainName }) => domainName));
  origins.take(several);
  await several.measure(signal);
}
