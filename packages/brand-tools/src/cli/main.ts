import { runCli } from './run.ts';

// pnpm runs scripts in a package's folder; paths are meant from where the command was typed
const cwd = process.env.INIT_CWD ?? process.cwd();
process.exitCode = await runCli(process.argv.slice(2), { cwd, out: (text) => console.log(text) });
