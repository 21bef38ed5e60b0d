import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const main = join(import.meta.dirname, '../../apps/demo/dist/main.js');

export interface Demo {
  port: number;
  /** how much the stand-in has said so far: what a later look should not take for new */
  said(): number;
  /** the last code that was sent to a number (E.164 digits) after so much was said, as it stands in the demo's window */
  codeTo(digits: string, after: number): string | undefined;
  stop(): Promise<void>;
}

/** Starts what `npm start` serves, on a free port, with its data in a folder that goes with it; `dist` is another build. */
export async function startDemo(dist?: string): Promise<Demo> {
  const data = mkdtempSync(join(tmpdir(), 'demo-'));
  const build = dist === undefined ? [] : ['--dist', dist];
  const child = spawn(process.execPath, [main, '--data', data, ...build], {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit');
  const codes = readCodes(child);
  const port = await readPort(child);
  return {
    port,
    ...codes,
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

/** Reads the messages that the platform's stand-in sends to nobody's phone; what else it says goes on to the console. */
function readCodes(child: ChildProcess): Pick<Demo, 'said' | 'codeTo'> {
  let said = '';
  child.stderr?.on('data', (chunk) => {
    said += String(chunk);
    if (!String(chunk).startsWith('SMS to')) process.stderr.write(chunk);
  });
  return {
    said: () => said.length,
    codeTo: (digits, after) =>
      [...said.slice(after).matchAll(new RegExp(`SMS to \\+${digits}:.*?(\\d{6})`, 'g'))].at(-1)?.[1],
  };
}
