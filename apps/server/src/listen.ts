import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';

export interface Listening {
  port: number;
  /** IP address that it is bound to, also where the host was given by name */
  address: string;
  /** takes no new request, lets running ones end, cuts them after `graceMs` */
  close(graceMs?: number): Promise<void>;
}

interface FetchApp {
  fetch(request: Request, env: object): Response | Promise<Response>;
}

const advice: Partial<Record<string, (host: string, port: number) => string>> = {
  EADDRINUSE: (_, port) =>
    `Port ${port} is taken by another program. Stop that program, or choose another port: --port ${port + 1} (or PORT=${port + 1}).`,
  EACCES: (_, port) => `Port ${port} may not be used by this user. Choose one above 1023: --port 4173 (or PORT=4173).`,
  EADDRNOTAVAIL: (host) => `This machine has no address ${host}. Leave --host (HOST) out, or give 0.0.0.0.`,
  ENOTFOUND: (host) => `The name ${host} is unknown here. Leave --host (HOST) out, or give an IP address.`,
};

/** Starts an app on a port (0: any free one). Fails with a message that says what to do, e.g. for a taken port. */
export function listen(app: FetchApp, { port, host }: { port: number; host: string }): Promise<Listening> {
  const server = createServer(getRequestListener((request, env) => app.fetch(request, env)));
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const message = advice[error.code ?? '']?.(host, port);
      reject(message ? new Error(message, { cause: error }) : error);
    });
    server.listen(port, host, () => {
      const { port: bound, address } = server.address() as AddressInfo;
      resolve({
        port: bound,
        address,
        close: (graceMs = 5000) =>
          new Promise((done) => {
            const cut = setTimeout(() => server.closeAllConnections(), graceMs);
            server.close(() => {
              clearTimeout(cut);
              done();
            });
            server.closeIdleConnections();
          }),
      });
    });
  });
}
