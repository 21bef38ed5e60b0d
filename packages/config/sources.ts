import { readdirSync } from 'node:fs';

/** Folders whose content is made or installed, not written. */
const made = new Set([
  'node_modules',
  'dist',
  'test-results',
  'playwright-report',
  'storybook-static',
  '.git',
  '.turbo',
  '.data',
  '.cache',
]);

/** Addresses, relative to the root, of every written file below the given folders whose name ends as asked. */
export function listSources(root: string, folders: readonly string[], name: RegExp): string[] {
  return folders.flatMap((folder) =>
    readdirSync(`${root}/${folder}`, { withFileTypes: true }).flatMap((entry): string[] => {
      const path = folder === '.' ? entry.name : `${folder}/${entry.name}`;
      if (entry.isDirectory()) return made.has(entry.name) ? [] : listSources(root, [path], name);
      return name.test(entry.name) ? [path] : [];
    }),
  );
}
