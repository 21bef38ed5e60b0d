import ts from 'typescript';
import type { Finding, Gate } from '../gates/finding.ts';
import { findingAt, nodesOf, parseFiles, productSources } from '../gates/source.ts';

/** What is fetched later is told apart from what is done with it. */
export const imports: Gate = {
  why: 'The build takes what stands in the `.then` of an `import()` for a part of it: a failure in there would count as a part of the site that is gone, for which the page may be loaded anew (WEB-06), and one that is caught in there would be no loss.',
  check(root) {
    const files = productSources(root, ['apps', 'packages']);
    return {
      findings: parseFiles(root, files).flatMap(importFindings),
      kept: `${files.length} files only take what they need out of an import()`,
    };
  },
};

/** Every `import()` of a file whose own `.then` does more than to take something out of it. */
export function importFindings(file: ts.SourceFile): Finding[] {
  return [...nodesOf(file)]
    .filter(isThenOfImport)
    .flatMap(({ arguments: [take, ...others], expression }) =>
      take && (names(take) || (takes(take) && others.length === 0))
        ? []
        : [
            findingAt(
              expression.name,
              'does more than to take something out of what is imported.',
              'Write `import(…).then(({ start }) => start(…))`, or `import(…).then((m) => m.start)` and go on from there.',
            ),
          ],
    );
}

type ThenCall = ts.CallExpression & { readonly expression: ts.PropertyAccessExpression };

function isThenOfImport(node: ts.Node): node is ThenCall {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return false;
  const { name, expression } = node.expression;
  return (
    name.text === 'then' &&
    ts.isCallExpression(expression) &&
    expression.expression.kind === ts.SyntaxKind.ImportKeyword
  );
}

/** `({ start }) => …`, which the build takes apart by itself */
function names(take: ts.Expression): boolean {
  const given = ts.isArrowFunction(take) ? take.parameters[0] : undefined;
  return given !== undefined && ts.isObjectBindingPattern(given.name);
}

/** `(m) => m.start` */
function takes(take: ts.Expression): boolean {
  return ts.isArrowFunction(take) && ts.isPropertyAccessExpression(take.body) && ts.isIdentifier(take.body.expression);
}
