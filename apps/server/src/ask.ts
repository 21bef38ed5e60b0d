import type { IncomingMessage } from 'node:http';

/** What is asked for, and how. */
export interface Ask {
  /** as it was sent, escapes and all, without the query */
  readonly path: string;
  /** as it was sent, from `?` on; empty where there is none */
  readonly search: string;
  /** the host that the visitor sees */
  readonly host: string;
  readonly secure: boolean;
  /** a header by its name in small letters */
  header(name: string): string | undefined;
}

/** Reads a request by Node's own headers: to make `Headers` of them each time takes longer than the answer. */
export function readAsk(
  { headers, url = '' }: Pick<IncomingMessage, 'headers' | 'url'>,
  path: string,
  trustProxy: boolean,
): Ask {
  const header = (name: string) => {
    const value = headers[name];
    return typeof value === 'object' ? value.join(', ') : value;
  };
  const forwarded = (name: string) => (trustProxy ? header(name)?.split(',')[0]?.trim() : undefined);
  return {
    path,
    search: url.includes('?') ? url.slice(url.indexOf('?')) : '',
    host: forwarded('x-forwarded-host') ?? header('host') ?? '',
    secure: forwarded('x-forwarded-proto')?.toLowerCase() === 'https',
    header,
  };
}
