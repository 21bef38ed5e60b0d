import { type Arguments, help, readArguments } from './arguments.ts';

function asked(): Arguments | undefined {
  try {
    return readArguments(process.argv.slice(2));
  } catch (failure) {
    console.error(failure instanceof Error ? failure.message : failure);
    process.exitCode = 2;
    return undefined;
  }
}

const known = asked();
if (known?.help) console.log(help);
// the browser and the bundler take a while to come: nobody waits for them to be told of a slip
else if (known) await import('./run.ts').then(({ run }) => run(known));
