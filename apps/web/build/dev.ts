import path from 'node:path';
import { createServer } from 'vite';
import { readCommandLine, runCommand } from '../../../scripts/commandLine.mjs';
import { Advice } from '../../../scripts/setup.mjs';
import { devAddress, listenProblem } from './devAddress.ts';
import { devPlugin } from './devPlugin.ts';
import { readPacks } from './packs.ts';

const help = `Serves every brand as it is being written, with a stand-in for the operator's platform; a saved file shows at once.

  pnpm dev

PORT and HOST say where: 5173 on this machine alone, unless they are set.`;

const root = path.resolve(import.meta.dirname, '..');
const repository = path.resolve(root, '../..');

/** Answers what kept the server from starting, or `undefined`. */
async function start(): Promise<string | undefined> {
  const address = devAddress(process.env);
  if (typeof address === 'string') return address;
  const { port, host } = address;
  const server = await createServer({
    root,
    plugins: [devPlugin({ repository })],
    server: { port, strictPort: true, host },
  });
  try {
    await server.listen();
  } catch (error) {
    await server.close();
    const problem = listenProblem(error, address);
    if (problem === undefined) throw error;
    return problem;
  }
  const { ids } = await readPacks(path.join(repository, 'brands'));
  console.log(`\n${ids.map((id) => `  ${id.padEnd(12)} http://${id}.localhost:${port}`).join('\n')}\n`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(0));
  return undefined;
}

await runCommand(help, async (args) => {
  readCommandLine(args, {});
  const problem = await start();
  if (problem !== undefined) throw new Advice(problem);
});
