import { callIds, runChaos } from './run.ts';

const MUTATIONS_PER_CALL = 300;

async function main(): Promise<void> {
  const start = performance.now();
  const { tried, mutated, failures } = await runChaos({
    mutations: MUTATIONS_PER_CALL,
    onCall: (id, found) => {
      if (found.length === 0) console.log(`✓ ${id}`);
      for (const { fault, what } of found) console.log(`✗ ${id} with ${fault}: ${what}`);
    },
  });
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  console.log(
    `${callIds.length} calls: ${tried} tried with a fault, ${mutated} mutated answers read, ${failures.length} failed (${seconds} s)`,
  );
  if (failures.length > 0) process.exitCode = 1;
}

await main();
