import { spawn } from 'node:child_process';
import { expect, test } from 'vitest';
import { portOf } from '../server/portOf.ts';

const program = (code: string) => spawn(process.execPath, ['--eval', code]);

test('the port is that of the address that a server says', async () => {
  const server = program("console.log('Serving /srv/dist:2 on http://127.0.0.1:40123')");
  await expect(portOf(server)).resolves.toBe(40123);
});

test('a server that cannot begin is told in its own words, and no line number is taken for a port', async () => {
  const server = spawn(process.execPath, ['no-such-program.js']);
  await expect(portOf(server)).rejects.toThrow("Cannot find module '");
});
