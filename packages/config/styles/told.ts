import type ts from 'typescript';
import type { Finding } from '../gates/finding.ts';
import { findingAt } from '../gates/source.ts';
import { namedColour, writtenColour } from './colours.ts';
import { sideOf } from './mirrored.ts';
import { logicalProperty, logicalValue, tellsLeftFromRight } from './physical.ts';

/** Where every colour comes from the brand. */
export const themed = /^packages\/(ui|blocks|features)\/|^apps\/web\/src\//;

/** What was measured on the screen is put there: `getBoundingClientRect` counts from the left and the top as well. */
export const measured = /^(left|top)$/;

/** A property that is itself a side. */
export function propertyFindings(node: ts.Node, property: string): Finding[] {
  const logical = logicalProperty(property);
  return logical ? [findingAt(node, `"${property}" is a physical side.`, `Write "${logical}".`)] : [];
}

/** A value that is a side of a property which has a logical one, or a shorthand that tells left from right. */
export function valueFindings(node: ts.Node, property: string, text: string): Finding[] {
  const side = logicalValue(property, text);
  return [
    ...(side ? [findingAt(node, `"${property}: ${text}" is a physical side.`, `Write "${side}".`)] : []),
    ...(tellsLeftFromRight(property, text)
      ? [findingAt(node, `"${property}: ${text}" tells left from right.`, mendShorthand(property))]
      : []),
  ];
}

/** A value that tells left from right where CSS has no start and end. */
export function sideFinding(node: ts.Node, property: string, side: string): Finding {
  return findingAt(
    node,
    `"${property}: … ${side} …" tells left from right.`,
    `Write its mirror image beside it: selectors: { '&:dir(rtl)': { ${property}: … } }; in keyframes, multiply by a variable that is -1 there. Or do without a side, as "center" does.`,
  );
}

/** Colours by name in a value, and, where they are asked for, those that are written out. */
export function colourFindings(node: ts.Node, property: string, text: string, isWritten: boolean): Finding[] {
  if (!themed.test(node.getSourceFile().fileName)) return [];
  const plain = text.replace(/\$\{[^}]*\}/g, '0');
  const colour = namedColour(property, plain) ?? (isWritten ? writtenColour(plain) : undefined);
  return colour ? [colourFinding(node, colour)] : [];
}

/** A colour that is no brand's. */
export function colourFinding(node: ts.Node, colour: string): Finding {
  return findingAt(
    node,
    `The colour "${colour}" is written out.`,
    'Take the colour by its role from `vars.color` of @marquee/theme/contract, mixed with `color-mix()` if need be.',
  );
}

/** Everything that a declaration in a text of CSS may do wrong; it has no mirror image beside it. */
export function textFindings(node: ts.Node, property: string, text: string): Finding[] {
  const side = sideOf(property, text);
  return [
    ...propertyFindings(node, property),
    ...valueFindings(node, property, text),
    ...(side ? [sideFinding(node, property, side)] : []),
    ...colourFindings(node, property, text, true),
  ];
}

function mendShorthand(property: string): string {
  if (property === 'borderRadius') return 'Write "borderStartStartRadius", "borderStartEndRadius", …';
  const part = /^border(Width|Style|Color)$/.exec(property)?.[1];
  return part
    ? `Write "borderBlock${part}" and "borderInline${part}".`
    : `Write "${property}Block" and "${property}Inline", which take start and end.`;
}
