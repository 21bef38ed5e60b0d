import { parseArgs } from 'node:util';

export const help = `Serves a build of Marquee.

  node main.js [--dist <dir>] [--port <n>] [--host <address>] [--brand <id>] [--trust-proxy]

  --dist         folder that "pnpm build" made                (default: apps/web/dist)
  --port         port, or PORT                                (default: 4173; 0 takes any free one)
  --host         address to listen on, or HOST                (default: 0.0.0.0)
  --brand        serve this brand on any host name
  --trust-proxy  believe X-Forwarded-Host and X-Forwarded-Proto; only behind a proxy that sets both`;

export interface Arguments {
  help: boolean;
  dist: string | undefined;
  port: number;
  host: string;
  brand: string | undefined;
  trustProxy: boolean;
}

/** Command line first, then PORT and HOST, then defaults; an empty one is none. Throws with a message for a person. */
export function readArguments(args: string[], env: Readonly<Record<string, string | undefined>>): Arguments {
  const { values } = parseArgs({
    args,
    options: {
      help: { type: 'boolean', short: 'h', default: false },
      dist: { type: 'string' },
      port: { type: 'string' },
      host: { type: 'string' },
      brand: { type: 'string' },
      'trust-proxy': { type: 'boolean', default: false },
    },
  });
  return {
    help: values.help,
    dist: values.dist,
    port: readPort(values.port || env.PORT || '4173'),
    host: values.host || env.HOST || '0.0.0.0',
    brand: values.brand,
    trustProxy: values['trust-proxy'],
  };
}

function readPort(text: string): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65_535) return port;
  throw new Error(`"${text}" is no port: give a number from 0 to 65535`);
}
