import { openFolder } from '../src/folder.ts';
import { createKeeper } from '../src/keeper.ts';

/** Writes one state after another as fast as it can, until it is killed. */
const [, , path = ''] = process.argv;
const keeper = createKeeper(openFolder(path, console.error), 'sandbox.json', console.error);
const filling = 'x'.repeat(200_000);
for (let number = 1; ; number++) {
  keeper.changed({ number, filling, end: number });
  keeper.flush();
  if (number === 1) process.stdout.write('writing\n');
}
