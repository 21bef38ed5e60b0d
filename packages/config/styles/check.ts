import ts from 'typescript';
import type { Finding, Gate } from '../gates/finding.ts';
import { findingAt, literalText, nodesOf, parseFiles, productSources } from '../gates/source.ts';
import { namedColour, writtenColour } from './colours.ts';
import { logicalProperty, logicalValue, tellsLeftFromRight } from './physical.ts';

/** Where every colour comes from the brand. */
const themed = /^packages\/(ui|blocks|features)\/|^apps\/web\/src\//;
const fromTheme =
  'Take the colour by its role from `vars.color` of @marquee/theme/contract, mixed with `color-mix()` if need be.';

/** Styles mirror by themselves and hold no colour of their own (BRAND-02, BRAND-12). */
export const styles: Gate = {
  why: 'Styles know no left and right, so that Arabic needs none of its own, and no colour, so that every brand looks like itself.',
  check(root) {
    const files = parseFiles(root, productSources(root, ['apps', 'packages', '.storybook'], /\.tsx?$/));
    const sheets = files.filter(isSheet).length;
    return { findings: files.flatMap(styleFindings), kept: `${sheets} style files mirror and take colours by role` };
  },
};

const isSheet = ({ fileName }: ts.SourceFile) => fileName.endsWith('.css.ts');

/** Physical sides in a style file; colours in a style file or, as a whole text, in a component. */
export function styleFindings(file: ts.SourceFile): Finding[] {
  const findings: Finding[] = [];
  const sheet = isSheet(file);
  for (const node of nodesOf(file)) {
    const text = literalText(node);
    if (text !== undefined && themed.test(file.fileName)) {
      const colour = writtenColour(text);
      // in a component, a longer text that holds a colour is a sentence or an address
      if (colour && (sheet || /^(#\w+|\w+\([^()]*\))$/.test(text)))
        findings.push(findingAt(node, `The colour "${colour}" is written out.`, fromTheme));
    }
    if (sheet && (ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node)))
      findings.push(...declarationFindings(node, themed.test(file.fileName)));
  }
  return findings;
}

function declarationFindings(
  node: ts.PropertyAssignment | ts.ShorthandPropertyAssignment,
  isThemed: boolean,
): Finding[] {
  if (ts.isComputedPropertyName(node.name)) return [];
  const property = node.name.text;
  const value = ts.isPropertyAssignment(node) ? node.initializer : node.name;
  // `{ left: { … } }` is a variant of that name, no declaration
  if (ts.isObjectLiteralExpression(value) || ts.isCallExpression(value)) return [];
  const logical = logicalProperty(property);
  if (logical) return [findingAt(node, `"${property}" is a physical side.`, `Write "${logical}".`)];
  return valuesOf(value).flatMap((one): Finding[] => {
    const text = ts.isStringLiteralLike(one) ? one.text : one.getText().slice(1, -1);
    const side = logicalValue(property, text);
    const colour = isThemed ? namedColour(property, text.replace(/\$\{[^}]*\}/g, '0')) : undefined;
    return [
      ...(side ? [findingAt(one, `"${property}: ${text}" is a physical side.`, `Write "${side}".`)] : []),
      ...(tellsLeftFromRight(property, text)
        ? [findingAt(one, `"${property}: ${text}" tells left from right.`, mendShorthand(property))]
        : []),
      ...(colour ? [findingAt(one, `The colour "${colour}" is written out.`, fromTheme)] : []),
    ];
  });
}

/** The texts a declaration may end up with: fallbacks of an array, both ends of a choice. */
function valuesOf(value: ts.Expression): (ts.StringLiteralLike | ts.TemplateExpression)[] {
  if (ts.isArrayLiteralExpression(value)) return value.elements.flatMap(valuesOf);
  if (ts.isConditionalExpression(value)) return [value.whenTrue, value.whenFalse].flatMap(valuesOf);
  if (ts.isParenthesizedExpression(value) || ts.isAsExpression(value)) return valuesOf(value.expression);
  return ts.isStringLiteralLike(value) || ts.isTemplateExpression(value) ? [value] : [];
}

function mendShorthand(property: string): string {
  if (property === 'borderRadius') return 'Write "borderStartStartRadius", "borderStartEndRadius", …';
  const part = /^border(Width|Style|Color)$/.exec(property)?.[1];
  return part
    ? `Write "borderBlock${part}" and "borderInline${part}".`
    : `Write "${property}Block" and "${property}Inline", which take start and end.`;
}
