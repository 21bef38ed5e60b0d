import { cruise, type ICruiseResult, type IModule, type IViolation } from 'dependency-cruiser';
import type { Finding } from '../gates/finding.ts';
import { listSources, sourceFile } from '../sources.ts';
import { mendOf } from './mend.ts';
import { placeOfImport } from './place.ts';
import { rules } from './rules.ts';
import { strayAddresses, withoutFloor } from './stray.ts';

export interface BoundaryReport {
  /** source files that were read */
  read: string[];
  /** source files on disk that were not: whatever they import went unseen */
  unread: string[];
  violations: (Finding & { rule: string })[];
}

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
      extensions: ['.ts', '.tsx', '.mts', '.cts', '.mjs', '.cjs', '.js', '.jsx', '.json'],
    },
  });
  if (typeof output === 'string') throw new Error(output);
  return report(output, root);
}

function report({ modules, summary }: ICruiseResult, root: string): BoundaryReport {
  const read = modules
    .map(({ source }) => source)
    .filter((source) => sourceFile.test(source) && !source.includes('node_modules'));
  const seen = new Set(read);
  return {
    read,
    unread: listSources(root, ['apps', 'packages'], sourceFile).filter((file) => !seen.has(file)),
    violations: [
      ...firstOfEach(summary.violations).map((violation) => finding(root, violation, modules)),
      ...strayAddresses(root, read),
      ...withoutFloor(read),
    ],
  };
}

/** One for each import: where the floor forbids it, how it is written does not matter. */
function firstOfEach(violations: readonly IViolation[]): IViolation[] {
  const forbidden = violations.filter(({ rule }) => rule.name.startsWith('floor '));
  const isSame = (a: IViolation, b: IViolation) => a.from === b.from && a.to === b.to;
  return violations.filter(
    (one) => forbidden.includes(one) || one.rule.name === 'circular' || !forbidden.some((other) => isSame(one, other)),
  );
}

function finding(root: string, { rule, from, to, via }: IViolation, modules: readonly IModule[]) {
  const comment = rules.find(({ name }) => name === rule.name)?.comment ?? '';
  const way = via?.map(({ name }) => name) ?? [];
  const first = way[0] ?? to;
  const written = modules
    .find(({ source }) => source === from)
    ?.dependencies.find(({ resolved }) => resolved === first);
  const over = way.filter((step) => step !== from && step !== to);
  return {
    rule: rule.name,
    file: from,
    ...placeOfImport(`${root}/${from}`, written ? `${written.protocol ?? ''}${written.module}` : first),
    what: `imports ${to}${over.length > 0 ? `, over ${over.join(' and ')}` : ''}: ${comment}`,
    mend: mendOf(rule.name, to),
  };
}
