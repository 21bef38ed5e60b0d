import type { IncomingMessage } from 'node:http';

/** A request that is not let in, as its answer says. */
export interface Refusal {
  status: number;
  message: string;
}

/**
 * Whether a request to change files comes from the studio's own page on this machine. A foreign page in the same browser
 * has another origin, one whose name was made to lead here (DNS rebinding) another host, another machine another address,
 * and a proxy says that it passes something on.
 */
export function refusal({ socket, headers, method }: IncomingMessage): Refusal | undefined {
  const no = (message: string): Refusal => ({ status: 403, message });
  if (!isLoopback(socket.remoteAddress)) return no('Only this machine may save.');
  if (['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'via'].some((name) => headers[name] !== undefined))
    return no('A request that was passed on may not save.');
  const { host, origin } = headers;
  if (!host || !isLocalHost(host, socket.localPort)) return no('Open the studio at localhost to save.');
  if (origin !== `http://${host}`) return no('Only the studio’s own page may save.');
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin') return no('Only the studio’s own page may save.');
  if (method !== 'POST') return { status: 405, message: 'A save is a POST.' };
  // a form of another page cannot send this kind without being asked first
  if (!/^application\/json\s*(;|$)/i.test(headers['content-type'] ?? ''))
    return { status: 415, message: 'A save is JSON.' };
  return undefined;
}

function isLoopback(address: string | undefined): boolean {
  return address !== undefined && (address === '::1' || /^(::ffff:)?127\.\d+\.\d+\.\d+$/.test(address));
}

function isLocalHost(host: string, port: number | undefined): boolean {
  const [, name, given] = /^(localhost|127\.0\.0\.1|\[::1\])(?::(\d+))?$/i.exec(host) ?? [];
  return name !== undefined && Number(given ?? 80) === port;
}
