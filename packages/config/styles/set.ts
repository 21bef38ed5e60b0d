import ts from 'typescript';
import { isOfElement } from './element.ts';

/** A property that is set on an element, with what it is set to. */
export interface PropertySet {
  readonly property: string;
  readonly value: ts.Expression | undefined;
}

/** `element.style.marginLeft = …`, `element.style.setProperty('margin-left', …)`, `canvas.fillStyle = …` */
export function propertySet(node: ts.Node): PropertySet | undefined {
  if (ts.isCallExpression(node)) {
    const [name, value] = node.arguments;
    return isMethod(node, 'setProperty') && name && ts.isStringLiteralLike(name)
      ? { property: camelCase(name.text), value }
      : undefined;
  }
  if (!ts.isBinaryExpression(node) || node.operatorToken.kind !== ts.SyntaxKind.EqualsToken) return undefined;
  const { left, right: value } = node;
  if (ts.isElementAccessExpression(left))
    return isOfElement(left.expression) && ts.isStringLiteralLike(left.argumentExpression)
      ? { property: camelCase(left.argumentExpression.text), value }
      : undefined;
  if (!ts.isPropertyAccessExpression(left)) return undefined;
  const isSet = isOfElement(left.expression) ? left.name.text !== 'cssText' : ofCanvas.test(left.name.text);
  return isSet ? { property: left.name.text, value } : undefined;
}

const ofCanvas = /^(fillStyle|strokeStyle|shadowColor)$/;

function isMethod(node: ts.CallExpression, name: string): boolean {
  return ts.isPropertyAccessExpression(node.expression) && node.expression.name.text === name;
}

/** `margin-left` as `marginLeft`; a custom property stays as it is. */
export function camelCase(property: string): string {
  if (property.startsWith('--')) return property;
  return property.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

/** A style sheet as a text: `style.cssText = …`, `setAttribute('style', …)`, `<style>`, `sheet.insertRule(…)`. */
export function sheetText(node: ts.Node): ts.Expression | ts.JsxText | undefined {
  if (ts.isJsxText(node)) return isInStyle(node.parent) ? node : undefined;
  if (ts.isJsxExpression(node)) return isInStyle(node.parent) ? node.expression : undefined;
  if (ts.isBinaryExpression(node)) {
    const { left, operatorToken, right } = node;
    const isText = ts.isPropertyAccessExpression(left) && left.name.text === 'cssText';
    return isText && /^\+?=$/.test(operatorToken.getText()) ? right : undefined;
  }
  if (!ts.isCallExpression(node)) return undefined;
  const [first, second] = node.arguments;
  if (isMethod(node, 'setAttribute')) return first?.getText().slice(1, -1) === 'style' ? second : undefined;
  return isMethod(node, 'insertRule') || isMethod(node, 'replaceSync') ? first : undefined;
}

function isInStyle(node: ts.Node): boolean {
  return ts.isJsxElement(node) && node.openingElement.tagName.getText() === 'style';
}
