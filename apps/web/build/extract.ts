import { extractMessages } from '@marquee/brand-tools/sourceMessages';
import { catalogueFaults, writeSourceCatalogues } from './catalogues.ts';

const messages = await extractMessages();
await writeSourceCatalogues(messages);
const faults = await catalogueFaults(messages);
for (const { file, what, mend } of faults) console.error(`${file}: ${what} ${mend}`);
const count = [...messages.values()].reduce((sum, group) => sum + group.size, 0);
console.log(`${count} messages in ${messages.size} namespaces, ${faults.length} faults`);
process.exitCode = faults.length > 0 ? 1 : 0;
