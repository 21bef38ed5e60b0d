import ts from 'typescript';
import type { Finding, Gate } from '../gates/finding.ts';
import { findingAt, literalText, nodesOf, parseFiles, productSources } from '../gates/source.ts';
import { namedColour, writtenColour } from './colours.ts';
import { isInlineStyle, isSetOnElement, propertySet } from './inline.ts';
import { logicalProperty, logicalValue, sideOf, tellsLeftFromRight } from './physical.ts';

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

/** Physical sides in a style file or in a style within a component; colours there or, as a whole text, in a component. */
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
    if (isDeclaration(node) && (sheet || isInlineStyle(node.parent)))
      findings.push(...declarationFindings(node, themed.test(file.fileName)), ...sideFindings(node));
    const set = propertySet(node);
    if (set && !measured.test(set)) findings.push(...propertyFindings(node, set));
  }
  return findings;
}

type Declaration = ts.PropertyAssignment | ts.ShorthandPropertyAssignment;

function isDeclaration(node: ts.Node): node is Declaration {
  return ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node);
}

function declarationFindings(node: Declaration, isThemed: boolean): Finding[] {
  if (ts.isComputedPropertyName(node.name)) return [];
  const property = node.name.text;
  const value = ts.isPropertyAssignment(node) ? node.initializer : node.name;
  // `{ left: { … } }` is a variant of that name, no declaration
  if (ts.isObjectLiteralExpression(value) || ts.isCallExpression(value)) return [];
  const isSet = measured.test(property) && isSetOnElement(node.parent);
  const physical = isSet ? [] : propertyFindings(node, property);
  if (physical.length > 0) return physical;
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

/** Sides for which CSS has no start and end, unless the same declaration stands for right-to-left beside it. */
function sideFindings(node: Declaration): Finding[] {
  if (ts.isShorthandPropertyAssignment(node) || ts.isComputedPropertyName(node.name)) return [];
  const property = node.name.text;
  const side = [...nodesOf(node.initializer)].map((one) => sideOf(property, literalText(one) ?? '')).find(Boolean);
  if (!side || ts.isObjectLiteralExpression(node.initializer) || isForOneDirection(node) || isMirrored(node, property))
    return [];
  return [
    findingAt(
      node,
      `"${property}: … ${side} …" tells left from right.`,
      `Write its mirror image beside it: selectors: { '&:dir(rtl)': { ${property}: … } }. Or do without a side, as "center" does.`,
    ),
  ];
}

const forDirection = /:dir\((rtl|ltr)\)|\[dir=/;

function isForOneDirection(node: ts.Node): boolean {
  for (let at = node.parent; at; at = at.parent)
    if (ts.isPropertyAssignment(at) && forDirection.test(at.name.getText())) return true;
  return false;
}

/** `selectors: { '&:dir(rtl)': { backgroundImage: … } }` in the same rule */
function isMirrored({ parent }: Declaration, property: string): boolean {
  return [...nodesOf(parent)].some(
    (node) =>
      isDeclaration(node) && node.name.getText() === property && node.parent !== parent && isForRtl(node, parent),
  );
}

/** Whether nothing but right-to-left lies between a declaration and the rule: a mirror image on wide screens alone is none. */
function isForRtl(node: ts.Node, rule: ts.Node): boolean {
  const between: string[] = [];
  for (let at = node.parent; at !== rule; at = at.parent)
    if (ts.isPropertyAssignment(at)) between.push(at.name.getText());
  const [selector, list, ...others] = between;
  return others.length === 0 && list === 'selectors' && /:dir\(rtl\)/.test(selector ?? '');
}

/** What was measured on the screen is put there: `getBoundingClientRect` counts from the left and the top as well. */
const measured = /^(left|top)$/;

function propertyFindings(node: ts.Node, property: string): Finding[] {
  const logical = logicalProperty(property);
  return logical ? [findingAt(node, `"${property}" is a physical side.`, `Write "${logical}".`)] : [];
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
