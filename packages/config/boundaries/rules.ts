import type { IForbiddenRuleType } from 'dependency-cruiser';
import { doors, importTable, onNode, outOfReach } from './importTable.ts';

const home = '^(?:apps/[^/]+|packages/features/[^/]+|packages/(?!features/)[^/]+|\\.storybook|bench)';

/** Tests, stories, and beside a package's `src` its `test` folder and tool configuration: they may import anything. */
export const free = `(\\.(?:test|stories)\\.tsx?$|${home}/(?:test/|[^/]+\\.config\\.(?:ts|mjs)$)|^e2e/)`;

const pattern = (path: string) =>
  path.endsWith('.ts') ? `^${path.replaceAll('.', '\\.')}$` : `^${path.replaceAll('/*', '/[^/]+')}/`;
const installed = (tool: string) => `(^|/)node_modules/${tool}/`;

type FloorRule = IForbiddenRuleType & {
  readonly name: string;
  readonly comment: string;
  readonly from: { path: string; pathNot: string };
  readonly to: { path: string; pathNot: string[] };
};

const floors = importTable.map(({ from, may }): FloorRule => {
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

/** The row of the table that a file stands under, as a rule. */
export function floorOf(file: string): FloorRule | undefined {
  return floors.find(({ from }) => new RegExp(from.path).test(file));
}

/** Whether a floor keeps one of its files from what lies at or below a path. */
export function isBarred({ from, to }: FloorRule, file: string, path: string): boolean {
  const self = new RegExp(from.path).exec(file)?.[1] ?? '';
  const isAllowed = to.pathNot.some((allowed) => new RegExp(allowed.replace('$1', self)).test(`${path}/`));
  return new RegExp(to.path).test(`${path}/`) && !isAllowed;
}

const doorRules = doors.map(
  ({ tool, only }): IForbiddenRuleType => ({
    name: `door ${tool}`,
    comment: `${tool} is imported only in ${only.join(', ')}; use what they export.`,
    severity: 'error',
    from: { path: '^(apps|packages)/', pathNot: [...only.map(pattern), free] },
    to: { path: installed(tool) },
  }),
);

const nodeRule: IForbiddenRuleType = {
  name: 'node in the browser',
  comment: `A browser has no builtin of Node, so the page would break there, or the build. Only ${onNode.join(', ')} run on Node.`,
  severity: 'error',
  from: { path: '^(apps|packages)/', pathNot: [...onNode.map(pattern), free] },
  // `node:fs` as well as `fs`: what Node itself says that it brings
  to: { dependencyTypes: ['core'] },
};

const testRule: IForbiddenRuleType = {
  name: 'test in the product',
  comment: 'Tests and stories are read by no gate of the product, so it holds nothing of them.',
  severity: 'error',
  from: { path: '^(apps|packages)/', pathNot: free },
  to: { path: free, pathNot: '^e2e/' },
};

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
    to: { path: '^(apps|packages)/.*/(index|util|utils|helper|helpers|common|misc)[.][cm]?[jt]sx?$' },
  },
];

export const rules: IForbiddenRuleType[] = [...floors, ...doorRules, nodeRule, testRule, ...reachRules, ...everywhere];
