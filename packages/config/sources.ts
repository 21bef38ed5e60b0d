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

/** Names of files of code, whatever they are written in; declarations of types hold none. */
export const sourceFile = /(?<!\.d)\.[cm]?[jt]sx?$/;

/** Names of files that are written by hand in some language of code, markup or style. */
export const writtenFile = /\.(?:[cm]?[jt]sx?|css|scss|sass|less|html?|mdx|svelte|vue)$/;

/** Whether a path leads into a folder whose content is made or installed. */
export function isMade(path: string): boolean {
  return path.split('/').some((name) => made.has(name));
}

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
