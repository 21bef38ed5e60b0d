import { runCli } from './run.ts';
import { keyboard } from './terminal.ts';

// pnpm runs scripts in a package's folder; paths are meant from where the command was typed
const cwd = process.env.INIT_CWD ?? process.cwd();
const asked = process.stdin.isTTY && process.stdout.isTTY && !process.env.CI;
process.exitCode = await runCli(process.argv.slice(2), {
  cwd,
  env: process.env,
  terminal: asked ? keyboard : undefined,
  out: (text) => console.log(text),
});
