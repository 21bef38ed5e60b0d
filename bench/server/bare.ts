import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';

/**
 * The floor of the comparison: Hono with files in memory, already compressed, and no header but what a browser needs to
 * read them. It is told its files as `<address> <file> <type>`, one argument each.
 */
const app = new Hono();
for (const told of process.argv.slice(2)) {
  const [address = '', file = '', type = ''] = told.split(' ');
  const bytes = new Uint8Array(readFileSync(file));
  app.get(address, (c) => c.body(bytes, 200, { 'Content-Type': type, 'Content-Encoding': 'br' }));
}
const server = createServer(getRequestListener(app.fetch));
server.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
