import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';

/** What answers; `Response.error()` cuts the connection, as where nobody answers. */
export type Answering = (request: Request) => Response | Promise<Response>;

export interface Served {
  readonly origin: string;
  close(): Promise<void>;
}

/** Serves over real HTTP on any free port of this machine. */
export async function serve(answer: Answering): Promise<Served> {
  const listener = getRequestListener(async (request, env) => {
    const response = await answer(request);
    if (response.type !== 'error') return response;
    env.incoming.socket.destroy();
    return RESPONSE_ALREADY_SENT;
  });
  const server = createServer(listener);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
