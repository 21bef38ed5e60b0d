import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { listSources } from '../sources.ts';
import { rules } from './rules.ts';

export interface BoundaryReport {
  /** source files that were read */
  read: string[];
  /** source files on disk that were not: whatever they import went unseen */
  unread: string[];
  violations: { rule: string; comment: string; from: string; to: string }[];
}

const sourceFile = /(?<!\.d)\.(ts|tsx|mjs)$/;

/** Checks every import below `apps` and `packages` of a workspace against the rules. */
export async function checkBoundaries(root: string): Promise<BoundaryReport> {
  const { output } = await cruise(['apps', 'packages'], {
    baseDir: root,
    validate: true,
    ruleSet: { forbidden: rules },
    // type imports are imports: a floor that names a type of another knows it
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '/(dist|test-results|storybook-static)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  });
  if (typeof output === 'string') throw new Error(output);
  return report(output, root);
}

function report({ modules, summary }: ICruiseResult, root: string): BoundaryReport {
  const comments = new Map(rules.map(({ name, comment }) => [name, comment ?? '']));
  const read = modules
    .map(({ source }) => source)
    .filter((source) => sourceFile.test(source) && !source.includes('node_modules'));
  const seen = new Set(read);
  return {
    read,
    unread: listSources(root, ['apps', 'packages'], sourceFile).filter((file) => !seen.has(file)),
    violations: summary.violations.map(({ rule, from, to }) => ({
      rule: rule.name,
      comment: comments.get(rule.name) ?? '',
      from,
      to,
    })),
  };
}
