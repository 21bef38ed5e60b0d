import { help, readArguments } from './arguments.ts';
import { startDemo } from './demo.ts';
import { greeting } from './greeting.ts';

async function main() {
  const options = readArguments(process.argv.slice(2), process.env);
  if (options.help) {
    console.log(help);
    return;
  }
  const demo = await startDemo({ ...options, say: (sentence) => console.warn(sentence) });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    // at once: nobody waits for a demo's open connections
    process.once(signal, () => {
      demo.flush();
      process.exit(0);
    });
  }
  console.log(greeting(demo));
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
