import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readCommandLine, UsageError } from '../../../scripts/commandLine.mjs';
import { makeFolder } from './workspace.ts';

const known = { quick: { type: 'boolean' }, only: { type: 'string' } } as const;

test('options are read, and positionals where they are allowed', () => {
  expect(readCommandLine(['--quick', '--only', 'a'], known).values).toEqual({ quick: true, only: 'a' });
  expect(readCommandLine(['x', '--quick'], known, { allowPositionals: true }).positionals).toEqual(['x']);
});

test.each([
  [['--nope'], "Unknown option '--nope'."],
  [['--no-quick'], "Unknown option '--no-quick'."],
  [['x'], "Unexpected argument 'x'."],
  [['--quick=1'], "Option '--quick' does not take an argument."],
  [['--only'], "Option '--only <value>' argument missing."],
  [['--only', '--quick'], "Option '--only' argument is ambiguous."],
])('%j is refused in one sentence, with the options there are', (args, sentence) => {
  const read = () => readCommandLine(args, known);
  expect(read).toThrow(UsageError);
  expect(read).toThrow(`${sentence} There is: --help, --quick, --only.`);
});

/** Runs a command that does `main`. */
function ran(main: string, ...args: string[]) {
  const scripts = join(import.meta.dirname, '../../../scripts');
  const folder = makeFolder({
    'command.mjs': `
      import { readCommandLine, runCommand, UsageError } from '${scripts}/commandLine.mjs';
      import { Advice } from '${scripts}/setup.mjs';
      await runCommand('What it does.', async (args) => { readCommandLine(args, {}); ${main} });
    `,
  });
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(folder, 'command.mjs'), ...args], {
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

test.each(['--help', '-h'])('%s tells what the command does, and it does nothing', (word) => {
  expect(ran("console.log('done')", word)).toEqual({ status: 0, stdout: 'What it does.\n', stderr: '' });
});

test('what a person can mend is told without a stack, and the exit code tells a slip from a failure', () => {
  const refused = "Unknown option '--nope'. There is: --help.\n";
  expect(ran("console.log('done')", '--nope')).toEqual({ status: 2, stdout: '', stderr: refused });
  expect(ran("throw new UsageError('Build first.')")).toEqual({ status: 2, stdout: '', stderr: 'Build first.\n' });
  expect(ran("throw new Advice('It failed.')")).toEqual({ status: 1, stdout: '', stderr: 'It failed.\n' });
});

test('any other failure keeps its stack', () => {
  const { status, stderr } = ran("throw new TypeError('broken')");
  expect(status).toBe(1);
  expect(stderr).toMatch(/TypeError: broken\n\s+at /);
});
