import type { IForbiddenRuleType } from 'dependency-cruiser';
import { doors, importTable, outOfReach } from './importTable.ts';

/** Tests, stories and a package's own tool configuration may import anything. */
export const free = '(\\.(test|stories)\\.tsx?$|/test/|\\.config\\.(ts|mjs)$|^e2e/)';

const pattern = (folder: string) => `^${folder.replaceAll('/*', '/[^/]+')}/`;
const installed = (tool: string) => `(^|/)node_modules/${tool}/`;

const floors = importTable.map(({ from, may }): IForbiddenRuleType => {
  // the folder a star stands for is named again by `$1`, so that a feature may import itself but no other
  const self = from.replace('*', '$1');
  return {
    name: `floor ${from}`,
    comment: `${from} may import ${[...may, 'itself'].join(', ')} alone.`,
    severity: 'error',
    from: { path: `^${from.replace('*', '([^/]+)')}/`, pathNot: free },
    to: { path: '^(apps|packages|e2e|bench|scripts|\\.storybook)/', pathNot: [self, ...may].map(pattern) },
  };
});

const doorRules = doors.map(
  ({ tool, only }): IForbiddenRuleType => ({
    name: `door ${tool}`,
    comment: `${tool} is imported only in ${only.join(', ')}; use what they export.`,
    severity: 'error',
    from: { path: '^(apps|packages)/', pathNot: [...only.map(pattern), free] },
    to: { path: installed(tool) },
  }),
);

const reachRules = outOfReach.map(
  ({ from, never }): IForbiddenRuleType => ({
    name: `reach ${from}`,
    comment: `What ${from} reaches must not hold ${never.join(', ')}.`,
    severity: 'error',
    from: { path: `^${from}$` },
    to: {
      path: never.map((folder) => (folder.startsWith('node_modules/') ? `(^|/)${folder}/` : pattern(folder))),
      reachable: true,
    },
  }),
);

const everywhere: IForbiddenRuleType[] = [
  {
    name: 'circular',
    comment: 'Files that import each other cannot be understood or taken out one by one.',
    severity: 'error',
    from: {},
    to: { circular: true },
  },
  {
    name: 'relative path into another package',
    comment: 'Import another package by its name, through its exports.',
    severity: 'error',
    // code that Vite loads with its configuration cannot be reached by name on Node 20, which does not strip types
    from: {
      path: '^((?:apps|packages(?:/features)?)/[^/]+)/',
      pathNot: ['\\.config\\.(ts|mjs)$', '^apps/web/build/', '^packages/config/'],
    },
    to: { path: '^(apps|packages|e2e)/', pathNot: '^$1/', dependencyTypes: ['local'] },
  },
  {
    name: 'not found',
    comment:
      'An import that leads nowhere would also lead past every rule. Add the package to the dependencies here, or correct the path.',
    severity: 'error',
    from: {},
    to: { couldNotResolve: true, pathNot: '^virtual:' },
  },
  {
    name: 'vague file name',
    comment: 'A file is named after what it holds; a package shows its face in exports, not in a barrel.',
    severity: 'error',
    from: {},
    to: { path: '^(apps|packages)/.*/(index|util|utils|helper|helpers|common|misc)[.](ts|tsx|mjs)$' },
  },
];

export const rules: IForbiddenRuleType[] = [...floors, ...doorRules, ...reachRules, ...everywhere];
