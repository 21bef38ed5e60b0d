import path from 'node:path';
import { findHeavyPages, summary } from './check.ts';
import { readFirstLoads } from './read.ts';

const pages = readFirstLoads(path.join(import.meta.dirname, '../../apps/web/dist'));
const findings = findHeavyPages(pages);
for (const finding of findings) console.error(`${finding}\n`);
console.log(summary(pages));
if (findings.length > 0) process.exitCode = 1;
