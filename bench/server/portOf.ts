import type { ChildProcess } from 'node:child_process';

/** The port that it says it listens on. */
export function portOf(server: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    let output = '';
    const read = (text: Buffer) => {
      output += text;
      const port = /:(\d+)\s*$/m.exec(output)?.[1];
      if (port !== undefined) resolve(Number(port));
    };
    server.stdout?.on('data', read);
    server.stderr?.on('data', read);
    server.once('exit', () => reject(new Error(`The server ended:\n${output}`)));
  });
}
