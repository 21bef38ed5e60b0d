import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { get } from 'node:http';
import path from 'node:path';
import { portOf } from './portOf.ts';

/** The server of production, as it is built. */
export const program = path.join(import.meta.dirname, '../../apps/server/dist/main.js');

/** Greatest memory, in bytes, of the process that serves a build, after every page of every brand was asked for. */
export async function serverMemory(dist: string): Promise<number> {
  const server = spawn(process.execPath, [program, '--dist', dist, '--port', '0', '--host', '127.0.0.1']);
  try {
    const port = await portOf(server);
    for (const host of hostsOf(dist)) {
      for (const address of ['/', '/login', '/vip', '/favicon.svg']) await ask(port, host, address);
    }
    return peak(server.pid);
  } finally {
    server.kill();
  }
}

function hostsOf(dist: string): string[] {
  const { sites } = JSON.parse(readFileSync(path.join(dist, 'sites.json'), 'utf8')) as { sites: { hosts: string[] }[] };
  return sites.flatMap(({ hosts }) => hosts.slice(0, 1));
}

function ask(port: number, host: string, address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = { Host: host, 'Accept-Encoding': 'br' };
    get({ host: '127.0.0.1', port, path: address, headers }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${host}${address} answered ${response.statusCode}`));
      response.resume().once('end', resolve);
    }).once('error', reject);
  });
}

/** From the kernel's own books (Linux); NaN elsewhere. */
function peak(pid: number | undefined): number {
  const status = `/proc/${pid}/status`;
  if (!existsSync(status)) return Number.NaN;
  return Number(/^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(status, 'utf8'))?.[1] ?? Number.NaN) * 1024;
}
