import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { type ClientOptions, createClient } from '../src/client.ts';

/** What the platform saw of one request. */
export interface Seen {
  method: string;
  url: string;
  headers: IncomingMessage['headers'];
  body: string;
  /** true once the other side has hung up before the answer */
  gone: boolean;
}

export type Answer = (response: ServerResponse, seen: Seen) => void;

/** A real HTTP server that answers in the order given, then with the last answer again. Stops with the test. */
export async function platform(...answers: Answer[]) {
  const seen: Seen[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      const entry = { method, url, headers, body: Buffer.concat(chunks).toString(), gone: false };
      response.on('close', () => {
        entry.gone = !response.writableFinished;
      });
      seen.push(entry);
      (answers[Math.min(seen.length, answers.length) - 1] ?? json({}))(response, entry);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, seen };
}

/** Answers with text as it is. */
export function raw(text: string, status = 200, headers: Record<string, string> = {}): Answer {
  return (response) => response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(text);
}

/** Answers with JSON. */
export function json(value: unknown, status = 200, headers: Record<string, string> = {}): Answer {
  return raw(JSON.stringify(value), status, headers);
}

/** Answers with a successful envelope. */
export function success(value: unknown): Answer {
  return json({ success: true, message: 'ok', value });
}

/** Takes the request and hangs up. */
export const hangUp: Answer = (response) => response.destroy();
/** Never answers. */
export const silence: Answer = () => undefined;
/** Sends a beginning and nothing more. */
export const halfBody: Answer = (response) =>
  response.writeHead(200, { 'Content-Length': '1000' }).write('{"success":');

/** A client for that server, which notes how long it would have waited. */
export function clientFor(origin: string, options: Partial<ClientOptions> = {}) {
  const waits: number[] = [];
  const expired: string[] = [];
  const client = createClient({
    origin,
    session: { token: () => 'token-1', expired: (token) => expired.push(token) },
    merchant: { merchant: 'merchant', merchantCode: 'code' },
    language: () => 'TY',
    seal: async () => 'sealed',
    random: () => 0,
    wait: async (ms) => {
      waits.push(ms);
    },
    ...options,
  });
  return { ...client, waits, expired };
}

/** Waits until something outside the test's control has happened. */
export async function until(happened: () => boolean): Promise<void> {
  while (!happened()) await new Promise((resolve) => setImmediate(resolve));
}
