import { stripVTControlCharacters } from 'node:util';
import { type CliWorld, runCli } from '../../src/cli/run.ts';
import type { Question, Terminal } from '../../src/cli/terminal.ts';

/** Runs `pnpm brand …` without a process; answers what it said and its exit code. */
export async function line(
  args: readonly string[],
  world: Partial<CliWorld> = {},
): Promise<{ code: number; text: string }> {
  const lines: string[] = [];
  const code = await runCli(args, {
    cwd: '/',
    out: (text) => lines.push(text),
    describe: async () => new Map(),
    ...world,
  });
  return { code, text: stripVTControlCharacters(lines.join('\n')) };
}

/** Somebody who gives these answers, again when one is refused; `undefined` = they go away. */
export function typist(answers: readonly (string | undefined)[]): Terminal & { asked: string[]; refused: string[] } {
  const left = [...answers];
  const asked: string[] = [];
  const refused: string[] = [];
  const text = async ({ message, initial, refuse }: Question): Promise<string | undefined> => {
    asked.push(message);
    for (;;) {
      const typed = left.shift();
      if (typed === undefined) return undefined;
      const answer = typed || (initial ?? '');
      const fault = refuse?.(answer);
      if (fault === undefined) return answer;
      refused.push(fault);
    }
  };
  return { asked, refused, text, choose: async (message) => text({ message }) };
}
