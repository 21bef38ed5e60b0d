import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const main = join(import.meta.dirname, '../../apps/demo/dist/main.js');

export interface Demo {
  port: number;
  stop(): Promise<void>;
}

/** Starts what `npm start` serves, on a free port, with its data in a folder that goes with it. */
export async function startDemo(): Promise<Demo> {
  const data = mkdtempSync(join(tmpdir(), 'demo-'));
  const child = spawn(process.execPath, [main, '--data', data], {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const port = await readPort(child);
  return {
    port,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      rmSync(data, { recursive: true });
    },
  };
}

function readPort(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    let said = '';
    child.stdout?.on('data', (chunk) => {
      said += String(chunk);
      const port = /\.localhost:(\d+)/.exec(said)?.[1];
      if (port) resolve(Number(port));
    });
    child.once('exit', (code) => reject(new Error(`the demo ended with ${code} before it was ready:\n${said}`)));
    child.once('error', reject);
  });
}
