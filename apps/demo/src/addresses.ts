import type { networkInterfaces } from 'node:os';

export interface Place {
  /** IP address that the server is bound to */
  readonly address: string;
  readonly port: number;
  readonly brands: readonly string[];
  /** the one brand that answers on any host name */
  readonly only: string | undefined;
}

export interface Addresses {
  /** by brand, under `localhost`, which browsers take for this machine (RFC 6761, 6.3) and for secure */
  readonly local: readonly { readonly id: string; readonly url: string }[];
  /** this machine's own, for other machines; of the one brand */
  readonly others: readonly string[];
}

const everywhere = ['0.0.0.0', '::'];
const loopback = ['127.0.0.1', '::1'];

/** The addresses at which a server really answers with a brand. */
export function addressesOf(
  { address, port, brands, only }: Place,
  interfaces: ReturnType<typeof networkInterfaces>,
): Addresses {
  const isEverywhere = everywhere.includes(address);
  const isLocal = isEverywhere || loopback.includes(address);
  const own = Object.values(interfaces)
    .flatMap((list) => list ?? [])
    // a link-local address needs the name of a network card, which no browser takes
    .filter(
      ({ family, internal, address: ip }) =>
        !internal && !/^fe80:/i.test(ip) && (address === '::' || family === 'IPv4'),
    )
    .map((found) => found.address);
  const others = isEverywhere ? own : isLocal ? [] : [address];
  return {
    local: isLocal ? brands.map((id) => ({ id, url: `http://${id}.localhost:${port}` })) : [],
    others: only === undefined ? [] : others.map((ip) => `http://${ip.includes(':') ? `[${ip}]` : ip}:${port}`),
  };
}
