import ts from 'typescript';
import { valuesOf, writtenText } from './values.ts';

/** A property by a name that only the program knows: of a variable, or put together from parts. */
const custom = '--';

/** What a declaration may be called. */
export function propertiesOf(name: ts.PropertyName): string[] {
  if (!ts.isComputedPropertyName(name)) return [name.text];
  const texts = valuesOf(name.expression).map(writtenText);
  return texts.length > 0 ? texts : [custom];
}

/** `margin${side}`, `'padding' + side`: the beginning of a name whose end tells a side. */
export function isPutTogether(name: ts.PropertyName): boolean {
  if (!ts.isComputedPropertyName(name)) return false;
  const { expression } = name;
  const isMade = ts.isTemplateExpression(expression) || ts.isBinaryExpression(expression);
  return (
    isMade && valuesOf(expression).some((text) => /^(scroll-?)?(margin|padding|border|inset)/i.test(writtenText(text)))
  );
}
