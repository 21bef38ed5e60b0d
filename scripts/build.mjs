import { readCommandLine, runCommand } from './commandLine.mjs';
import { Advice, checkNode, endOnSignal, run } from './setup.mjs';

const help = `Builds everything that a deployment needs.

  pnpm build                        every brand
  pnpm build --brand <id> …         only these brands; name each with its own --brand`;

/** `pnpm build`: the brands into apps/web/dist, the server into apps/server/dist. */
runCommand(help, async (args) => {
  const { brand: brands } = readCommandLine(args, { brand: { type: 'string', multiple: true, default: [] } }).values;
  const release = endOnSignal();
  checkNode();
  if (brands.length === 0) {
    await must('turbo', ['run', 'build', '--output-logs=new-only']);
  } else {
    // not by turbo, which would take a build of all brands for one of some
    await must('tsx', ['apps/web/build/main.ts', ...brands.flatMap((id) => ['--brand', id])]);
    await must('turbo', ['run', 'build', '--filter=@marquee/server', '--output-logs=new-only']);
  }
  release();
});

/**
 * @param {string} command
 * @param {string[]} args
 */
async function must(command, args) {
  const { code } = await run(command, args, { show: true });
  if (code !== 0) throw new Advice('The build failed; the lines above say why.');
}
