import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCommandLine, runCommand } from '../../../scripts/commandLine.mjs';
import { root, workspaceFolders } from '../../../scripts/setup.mjs';
import { print } from './print.ts';
import { prove } from './proof.ts';
import { parseRows, rowFaults } from './rows.ts';
import { passedTitles } from './titles.ts';

const help = `Tells which rows of .storybook/docs/requirements.md and cases.md the tests of the last run prove.

  pnpm requirements [--json]

  --json  for programs

Exits with 1 when a row is malformed, or a test names a row that is not there.`;

const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** Where the last run left its reports. */
function reportPaths(): string[] {
  const tested = workspaceFolders().filter((folder) => JSON.parse(read(`${folder}/package.json`)).scripts?.test);
  const made = '.storybook/test-results';
  const stories = existsSync(join(root, made)) ? readdirSync(join(root, made)).map((name) => `${made}/${name}`) : [];
  const all = [
    ...tested.map((folder) => `${folder}/test-results/vitest.json`),
    ...stories.filter((path) => path.endsWith('.json')),
    `${made}/stories.json`,
    'apps/web/test-results/built.json',
    'e2e/test-results/report.json',
  ];
  return [...new Set(all)];
}

await runCommand(help, (args) => {
  const { json } = readCommandLine(args, { json: { type: 'boolean' } }).values;
  const rows = ['requirements', 'cases'].flatMap((name) => parseRows(read(`.storybook/docs/${name}.md`)));
  const reports = reportPaths().map((path) => ({
    path,
    titles: existsSync(join(root, path)) ? passedTitles(path, read(path)) : undefined,
  }));
  const titles = reports.flatMap((report) => report.titles ?? []);
  const absent = reports.flatMap((report) => (report.titles ? [] : [report.path]));
  const sources = { passed: titles.length, reports: reports.length - absent.length, absent };
  const proofs = prove(rows, titles);
  const faults = rowFaults(rows);

  for (const fault of faults) console.error(fault);
  console.log(json ? JSON.stringify({ ...sources, ...proofs }, null, 2) : print(rows, proofs, sources));
  if (faults.length + proofs.unknown.length > 0) process.exitCode = 1;
});
