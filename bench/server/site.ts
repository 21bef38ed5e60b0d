import { spawn } from 'node:child_process';
import path from 'node:path';

const program = path.join(import.meta.dirname, '../../apps/demo/dist/main.js');

/** Serves a build with its stand-in for the platform on a free port; keeps nothing. */
export function serveSite(dist: string): Promise<{ port: number; close: () => void }> {
  const demo = spawn(process.execPath, [program, '--dist', dist, '--port', '0', '--data', '']);
  return new Promise((resolve, reject) => {
    let output = '';
    const read = (text: Buffer) => {
      output += text;
      const port = /\.localhost:(\d+)/.exec(output)?.[1];
      if (port !== undefined) resolve({ port: Number(port), close: () => demo.kill() });
    };
    demo.stdout.on('data', read);
    demo.stderr.on('data', read);
    demo.once('exit', () => reject(new Error(`The demo ended:\n${output}`)));
  });
}
