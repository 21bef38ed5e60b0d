import { join } from 'node:path';
import { lastLine, oneFailed, onePassed, sum } from '../../../scripts/tally.mjs';
import { explain } from './finding.ts';
import { gates } from './list.ts';

const root = join(import.meta.dirname, '../../..');

/** Runs one gate and says how it went. */
async function pass(name: string) {
  const gate = Object.hasOwn(gates, name) ? gates[name] : undefined;
  if (!gate) {
    console.log(`There is no gate "${name}". There are: ${Object.keys(gates).join(', ')}.`);
    return oneFailed;
  }
  const { findings, kept } = await gate.check(root);
  console.log(findings.length > 0 ? `${explain(gate, findings)}\n` : `${name}: ${kept}`);
  return findings.length > 0 ? oneFailed : onePassed;
}

const asked = process.argv.slice(2);
const tallies = [];
for (const name of asked.length > 0 ? asked : Object.keys(gates)) tallies.push(await pass(name));
const total = sum(tallies);
if (total.failed > 0) process.exitCode = 1;
console.log(lastLine(total));
