import { join } from 'node:path';
import { readCommandLine, runCommand, UsageError } from '../../../scripts/commandLine.mjs';
import { lastLine, oneFailed, onePassed, sum } from '../../../scripts/tally.mjs';
import { explain, type Gate } from './finding.ts';
import { gates } from './list.ts';

const root = join(import.meta.dirname, '../../..');
const names = Object.keys(gates);

const help = `Checks the rules of the house that a program can check; each finding says how to mend it.

  pnpm gates [<gate> …]

Without a name all are asked: ${names.join(', ')}. Exits with 1 when one found something.`;

/** Runs one gate and says how it went. */
async function pass(name: string, gate: Gate) {
  const { findings, kept } = await gate.check(root);
  console.log(findings.length > 0 ? `${explain(gate, findings)}\n` : `${name}: ${kept}`);
  return findings.length > 0 ? oneFailed : onePassed;
}

await runCommand(help, async (args) => {
  const { positionals: asked } = readCommandLine(args, {}, { allowPositionals: true });
  const unknown = asked.filter((name) => !Object.hasOwn(gates, name));
  if (unknown.length > 0)
    throw new UsageError(`There is no gate ${unknown.join(', ')}. There is: ${names.join(', ')}.`);
  const tallies = [];
  for (const [name, gate] of Object.entries(gates))
    if (asked.length === 0 || asked.includes(name)) tallies.push(await pass(name, gate));
  const total = sum(tallies);
  if (total.failed > 0) process.exitCode = 1;
  console.log(lastLine(total));
});
