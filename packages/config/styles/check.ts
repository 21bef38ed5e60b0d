import ts from 'typescript';
import type { Finding, Gate } from '../gates/finding.ts';
import { literalText, nodesOf, parseFiles, productSources } from '../gates/source.ts';
import { listSources, sourceFile } from '../sources.ts';
import { writtenColour } from './colours.ts';
import { declarationFindings, isDeclaration } from './declarations.ts';
import { isInlineStyle } from './inline.ts';
import { camelCase, propertySet, sheetText } from './set.ts';
import { broughtInto } from './sources.ts';
import { colourFinding, colourFindings, measured, textFindings, themed } from './told.ts';
import { textsWithin, valuesOf, writtenText } from './values.ts';

/** Styles mirror by themselves and hold no colour of their own (BRAND-02, BRAND-12). */
export const styles: Gate = {
  why: 'Styles know no left and right, so that Arabic needs none of its own, and no colour, so that every brand looks like itself.',
  check(root) {
    const files = parseFiles(root, productSources(root, ['apps', 'packages', '.storybook'], sourceFile));
    const sheets = files.filter(isSheet);
    const brought = broughtInto(sheets, files);
    return {
      findings: [
        ...files.flatMap((file) => styleFindings(file, isSheet(file) || brought.has(file))),
        ...listSources(root, ['apps', 'packages'], plainSheet).map(unread),
      ],
      kept: `${sheets.length} style files mirror and take colours by role`,
    };
  },
};

const isSheet = ({ fileName }: ts.SourceFile) => /\.css\.[cm]?[jt]sx?$/.test(fileName);
const plainSheet = /\.(css|scss|sass|less|styl|pcss)$/;

/** A style sheet in a language that has no theme. */
function unread(file: string): Finding {
  return {
    ...{ file, line: 1, column: 1 },
    what: 'is a style sheet that knows nothing of the theme, and that no gate reads.',
    mend: 'Write the styles beside their component, in X.css.ts.',
  };
}

/**
 * Physical sides in a style file, or what it is made from, or in a style within a component; colours there or, as a whole
 * text, in a component.
 */
export function styleFindings(file: ts.SourceFile, sheet = isSheet(file)): Finding[] {
  const findings = [...nodesOf(file)].flatMap((node) => [
    ...writtenFindings(node, sheet),
    ...(isDeclaration(node) && (sheet || isInlineStyle(node.parent)) ? declarationFindings(node, !sheet) : []),
    ...setFindings(node),
    ...paintFindings(node),
    ...sheetFindings(node),
  ]);
  // what a constant holds is told once, however many declarations take it
  const told = new Map(findings.map((finding) => [`${finding.line}:${finding.column} ${finding.what}`, finding]));
  return [...told.values()];
}

function writtenFindings(node: ts.Node, sheet: boolean): Finding[] {
  const text = literalText(node);
  if (text === undefined || !themed.test(node.getSourceFile().fileName)) return [];
  const colour = writtenColour(text);
  // in a component, a longer text that holds a colour is a sentence or an address
  return colour && (sheet || /^(#\w+|\w+\([^()]*\))$/.test(text)) ? [colourFinding(node, colour)] : [];
}

/** `element.style.marginLeft = …` */
function setFindings(node: ts.Node): Finding[] {
  const set = propertySet(node);
  if (!set || measured.test(set.property)) return [];
  const { property, value } = set;
  const told = value ? valuesOf(value).flatMap((text) => textFindings(text, property, writtenText(text))) : [];
  return told.length > 0 ? told : textFindings(node, property, '');
}

const paints = /^(fill|stroke|stopColor|floodColor|lightingColor)$/;

/** `<path fill="red" />` */
function paintFindings(node: ts.Node): Finding[] {
  if (!ts.isJsxAttribute(node) || !node.initializer || !paints.test(node.name.getText())) return [];
  const { initializer } = node;
  const value = ts.isJsxExpression(initializer) ? initializer.expression : initializer;
  return value ? valuesOf(value).flatMap((text) => colourFindings(text, 'fill', writtenText(text), true)) : [];
}

/** Every declaration of a style sheet that is written as a text. */
function sheetFindings(node: ts.Node): Finding[] {
  const sheet = sheetText(node);
  if (!sheet) return [];
  const texts = ts.isJsxText(sheet) ? [sheet.text] : textsWithin(sheet).map(writtenText);
  return texts.flatMap((text) =>
    [...text.matchAll(/(?<![\w-])(-{0,2}[a-z][\w-]*)\s*:\s*([^:;{}]+?)\s*(?=[;}]|$)/g)].flatMap(
      ([, property = '', value = '']) => textFindings(sheet, camelCase(property), value),
    ),
  );
}
