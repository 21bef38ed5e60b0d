import { join } from 'node:path';
import { readCommandLine, runCommand, UsageError } from '../../../scripts/commandLine.mjs';
import { Advice } from '../../../scripts/setup.mjs';
import { originsFile, readCatalogues, reviewsFile } from './catalogues.ts';
import { nameOf, summary } from './check.ts';
import { readMarks, writeMarks } from './marks.ts';
import { originOf, renewedOrigins } from './origins.ts';
import { markOf, renewed } from './reviews.ts';

const help = `Lists which catalogues a native speaker has read, and which messages say something else since they were translated.

  pnpm catalogues [--reviewed <namespace/LANGUAGE>] [--translated <message id or namespace>]

  --reviewed    a native speaker has read this catalogue as it is now, such as auth/VI; may be repeated
  --translated  all translations of this message, or of a namespace, say what its English says now; may be repeated

New catalogues and messages are marked in ${reviewsFile} and ${originsFile}.`;

const root = join(import.meta.dirname, '../../..');

function marksOf(file: string) {
  const marks = readMarks(root, file);
  if (!marks) throw new Advice(`${file} holds no marks. Put it back as it was, or delete it.`);
  return marks;
}

await runCommand(help, async (args) => {
  const several = { type: 'string', multiple: true, default: [] as string[] } as const;
  const { reviewed, translated } = readCommandLine(args, { reviewed: several, translated: several }).values;
  const { catalogues, messages } = await readCatalogues(root);
  const there = catalogues.map(nameOf);
  const unknown = reviewed.filter((name) => !there.includes(name));
  if (unknown.length > 0)
    throw new UsageError(`There is no catalogue ${unknown.join(', ')}. pnpm catalogues lists them.`);
  const names = new Set(messages.flatMap(({ namespace, id }) => [namespace, id]));
  const foreign = translated.filter((name) => !names.has(name));
  if (foreign.length > 0)
    throw new UsageError(
      `There is no message and no namespace ${foreign.join(', ')}. A message bears its id as the code has it, such as ${messages[0]?.id}.`,
    );

  const reviews = renewed(
    marksOf(reviewsFile),
    catalogues,
    catalogues.filter((catalogue) => reviewed.includes(nameOf(catalogue))),
  );
  const origins = renewedOrigins(
    marksOf(originsFile),
    messages,
    messages.filter(({ namespace, id }) => translated.includes(namespace) || translated.includes(id)),
  );
  writeMarks(root, reviewsFile, reviews);
  writeMarks(root, originsFile, origins);
  for (const catalogue of catalogues) console.log(`${nameOf(catalogue).padEnd(16)} ${markOf(reviews, catalogue)}`);
  for (const message of messages)
    if (originOf(origins, message) === 'changed') console.log(`${message.id} was another text when it was translated`);
  console.log(summary(reviews, catalogues));
});
