import { lookup } from 'node:dns/promises';

/**
 * The origin as this machine finds it: names under `localhost` are this machine (RFC 6761, section 6.3), which every
 * browser knows and not every resolver does.
 */
export async function reachable(origin: string, find: (host: string) => Promise<unknown> = lookup): Promise<string> {
  const { protocol, hostname, port } = new URL(origin);
  if (!hostname.endsWith('.localhost')) return origin;
  const known = await find(hostname).then(
    () => true,
    () => false,
  );
  return known ? origin : `${protocol}//localhost${port && `:${port}`}`;
}
