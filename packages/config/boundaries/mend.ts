import { type Floor, importTable } from './importTable.ts';

/** What to do about an import that breaks a rule. */
export function mendOf(rule: string, to: string): string {
  const floor = importTable.find(({ from }) => rule === `floor ${from}`);
  if (floor) return mendFloor(floor, to);
  return mends[rule.split(' ')[0] ?? ''] ?? mends.other ?? '';
}

const mends: Readonly<Record<string, string>> = {
  door: 'Use what those folders export, or add to them what is missing there.',
  reach: 'Take that import out of the chain: move what is needed to a file that does not have it.',
  circular: 'Move what both files need to a third one, which imports neither.',
  node: 'Use what browsers have as well (URL, crypto.subtle, TextEncoder, EventTarget), or do it in the build and hand in what came out. A file that never comes to a browser belongs into a folder that runs on Node.',
  test: 'Move what both need to a file of the product, or this file into the folder test of its package.',
  no: 'Add a row for its folder to packages/config/boundaries/importTable.ts.',
  relative: 'Write the name of the package and the path that its exports give: @marquee/ui/button/Button.',
  not: 'Correct the path, or add the package to the dependencies in package.json and run: pnpm install',
  vague: 'Name the file after what it holds, and import it under that name.',
  other: 'See packages/config/boundaries/rules.ts.',
};

/** Down, handed in, or up: the three ways out, with the folders for them. */
function mendFloor({ from, may }: Floor, to: string): string {
  const down = may.length > 0 ? `Move what both need down to ${may.join(' or ')}` : 'Move what both need here';
  const above = importTable
    .filter((floor) => floor.from !== from && floor.may.some((folder) => `${to}/`.startsWith(`${folder}/`)))
    .map((floor) => floor.from);
  const up = above.length > 0 ? `, or move this file up to a folder that may import it: ${above.join(', ')}` : '';
  return `${down}; or take it as a prop or an option from whoever knows both${up}.`;
}
