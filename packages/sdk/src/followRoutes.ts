import type { Client } from './client.ts';
import { domainRoute } from './contract/system/domainRoute.ts';
import type { Origins } from './origins.ts';

/**
 * Asks the platform for its domains and times them, in the background: to be called once the page stands (SDK-07). What
 * fails here changes nothing, for calls go on to where they went.
 * @param device 0 a desktop, 3 a mobile device
 */
export async function followRoutes(
  client: Client,
  origins: Origins,
  device: 0 | 3,
  signal?: AbortSignal,
): Promise<void> {
  const answer = await client.send(domainRoute, { device }, { signal }).catch(() => undefined);
  if (!answer) return;
  origins.offer(answer.domainList.map(({ domainName }) => domainName));
  await origins.measure(signal);
}
