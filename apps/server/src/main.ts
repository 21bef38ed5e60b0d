import { fileURLToPath } from 'node:url';
import { createSiteServer } from './app.ts';
import { help, readArguments } from './arguments.ts';
import { listen } from './listen.ts';

/** Production start: one process, every brand of a build by host name. */
async function main() {
  const options = readArguments(process.argv.slice(2), process.env);
  if (options.help) {
    console.log(help);
    return;
  }
  const dist = options.dist ?? fileURLToPath(new URL('../../web/dist', import.meta.url));
  const app = createSiteServer({ dist, only: options.brand, trustProxy: options.trustProxy });
  const server = await listen(app, options);
  // whoever presses Ctrl-C waits for nobody; a supervisor lets running requests end, or signals twice
  process.once('SIGINT', () => process.exit(0));
  process.once('SIGTERM', () => void server.close().then(() => process.exit(0)));
  console.log(`Serving ${dist} on http://${options.host}:${server.port}`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
