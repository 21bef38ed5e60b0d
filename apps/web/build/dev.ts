import path from 'node:path';
import { createServer } from 'vite';
import { devPlugin } from './devPlugin.ts';
import { readPacks } from './packs.ts';

const root = path.resolve(import.meta.dirname, '..');
const repository = path.resolve(root, '../..');
const port = Number(process.env.PORT ?? 5173);

try {
  const server = await createServer({
    root,
    plugins: [devPlugin({ repository })],
    server: { port, strictPort: true, host: process.env.HOST ?? 'localhost' },
  });
  await server.listen();
  const { ids } = await readPacks(path.join(repository, 'brands'));
  console.log(`\n${ids.map((id) => `  ${id.padEnd(12)} http://${id}.localhost:${port}`).join('\n')}\n`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(0));
} catch (error) {
  console.error(
    error instanceof Error && error.message.includes('already in use')
      ? `Port ${port} is taken. Stop what uses it, or choose another: PORT=5174 pnpm dev`
      : error,
  );
  process.exitCode = 1;
}
