import ts from 'typescript';
import type { Finding } from '../gates/finding.ts';
import { findingAt, nodesOf } from '../gates/source.ts';
import { isSetOnElement } from './inline.ts';
import { sideOf } from './mirrored.ts';
import { isPutTogether, propertiesOf } from './names.ts';
import { colourFindings, measured, propertyFindings, sideFinding, valueFindings } from './told.ts';
import { textsWithin, valuesOf, writtenText } from './values.ts';

/** A declaration of a style that is written as an object. */
export type Declaration = ts.PropertyAssignment | ts.ShorthandPropertyAssignment;

/** Whether a node may be a declaration; whether it is depends on the object that it stands in. */
export function isDeclaration(node: ts.Node): node is Declaration {
  return ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node);
}

/** What a declaration does wrong; colours that are written out are looked for where a file is not read for them as a whole. */
export function declarationFindings(node: Declaration, isWritten: boolean): Finding[] {
  if (isPutTogether(node.name))
    return [
      findingAt(
        node,
        `${node.name.getText()} is put together, so that nobody sees which side it is.`,
        'Write the logical properties out, such as "marginInlineStart".',
      ),
    ];
  return propertiesOf(node.name).flatMap((property) => findingsOf(node, property, isWritten));
}

function findingsOf(node: Declaration, property: string, isWritten: boolean): Finding[] {
  const value = ts.isPropertyAssignment(node) ? node.initializer : node.name;
  if (ts.isObjectLiteralExpression(value) || isVariant(property, value)) return [];
  const isSet = measured.test(property) && isSetOnElement(node.parent);
  const physical = isSet ? [] : propertyFindings(node, property);
  if (physical.length > 0) return physical;
  return [
    ...valuesOf(value).flatMap((text) => [
      ...valueFindings(text, property, writtenText(text)),
      ...colourFindings(text, property, writtenText(text), isWritten),
    ]),
    ...sideFindings(node, property, value),
  ];
}

/** `{ left: style({ … }) }` is a variant of that name, no declaration. */
function isVariant(property: string, value: ts.Expression): boolean {
  const isName = /^(left|right|top|bottom)$/.test(property);
  return isName && ts.isCallExpression(value) && !/^(calc|fallbackVar|Math|String)\b/.test(value.expression.getText());
}

/** Sides for which CSS has no start and end, unless the same declaration stands for right-to-left beside it. */
function sideFindings(node: Declaration, property: string, value: ts.Expression): Finding[] {
  const side = textsWithin(value)
    .map((text) => sideOf(property, writtenText(text)))
    .find(Boolean);
  return side && !isForOneDirection(node) && !isMirrored(node) ? [sideFinding(node, property, side)] : [];
}

const forDirection = /:dir\((rtl|ltr)\)|\[dir=/;

function isForOneDirection(node: ts.Node): boolean {
  for (let at = node.parent; at; at = at.parent)
    if (ts.isPropertyAssignment(at) && forDirection.test(at.name.getText())) return true;
  return false;
}

/** `selectors: { '&:dir(rtl)': { backgroundImage: … } }` in the same rule */
function isMirrored({ parent, name }: Declaration): boolean {
  const rule =
    ts.isPropertyAssignment(parent.parent) && parent.parent.name.getText() === 'vars' ? parent.parent.parent : parent;
  return [...nodesOf(rule)].some(
    (node) =>
      isDeclaration(node) && node.name.getText() === name.getText() && node.parent !== parent && isForRtl(node, rule),
  );
}

/** Whether nothing but right-to-left lies between a declaration and the rule: a mirror image on wide screens alone is none. */
function isForRtl(node: ts.Node, rule: ts.Node): boolean {
  const between: string[] = [];
  for (let at = node.parent; at !== rule; at = at.parent)
    if (ts.isPropertyAssignment(at) && at.name.getText() !== 'vars') between.push(at.name.getText());
  const [selector, list, ...others] = between;
  return others.length === 0 && list === 'selectors' && /:dir\(rtl\)/.test(selector ?? '');
}
