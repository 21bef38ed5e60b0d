import type { ChildProcess } from 'node:child_process';

/** The port of the address that a server says it listens on. Rejects with what it said when it ends without one. */
export function portOf(server: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    let output = '';
    const read = (text: Buffer) => {
      output += text;
      // an address to its end: a line of an error bears a number after a colon too
      const port = /http:\/\/\S+:(\d+)\s/.exec(output)?.[1];
      if (port !== undefined) resolve(Number(port));
    };
    server.stdout?.on('data', read);
    server.stderr?.on('data', read);
    server.once('close', () => reject(new Error(`The server ended:\n${output}`)));
  });
}
