import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Advice, checkNode, endOnSignal, ensurePackages, root, run, runMain } from './setup.mjs';

/** `npm start`: whatever is missing is installed and built, then every demo brand is served with the sandbox. */
runMain(async () => {
  const release = endOnSignal();
  checkNode();
  await ensurePackages();
  console.log('Building the brands …');
  const filters = ['--filter=@marquee/web', '--filter=@marquee/demo'];
  const built = await run('turbo', ['run', 'build', ...filters, '--output-logs=new-only'], { show: true });
  if (built.code !== 0) throw new Advice('The build failed; the lines above say why.');
  release();
  // in this process, so that signals and the terminal are the server's own; it reads its arguments as if started directly
  const main = join(root, 'apps/demo/dist/main.js');
  process.argv.splice(1, 1, main);
  await import(pathToFileURL(main).href);
});
