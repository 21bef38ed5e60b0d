import { runMutations } from './mutate.ts';
import { callIds, runChaos } from './run.ts';

const MUTATIONS_PER_CALL = 300;

async function main(): Promise<void> {
  const start = performance.now();
  const chaos = await runChaos({
    onCall: (id, failures) => {
      if (failures.length === 0) console.log(`✓ ${id}`);
      for (const { fault, what } of failures) console.log(`✗ ${id} with ${fault}: ${what}`);
    },
  });
  const mutations = await runMutations({ perCall: MUTATIONS_PER_CALL });
  for (const { call, what } of mutations.failures) console.log(`✗ ${call} mutated: ${what}`);

  const failed = chaos.failures.length + mutations.failures.length;
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  console.log(
    `${callIds.length} calls: ${chaos.tried} tried with a fault, ${mutations.tried} mutated answers read, ${failed} failed (${seconds} s)`,
  );
  if (failed > 0) process.exitCode = 1;
}

await main();
