import ts from 'typescript';

/** Attributes of an element that are read out or shown. */
const ofElements =
  /^(aria-?(label|description|roledescription|valuetext|placeholder)|title|alt|placeholder|label|children)$/i;
/** What else is called so in the product is words that somebody reads. */
const called =
  /^(message|description|heading|caption|tooltip|summary|subtitle|legend|note|prompt|question|text|error|hint|help|emptyText)$/;
const ends = /[a-z](Label|Title|Text|Message|Caption|Heading|Description|Placeholder)$/;

/** Whether an attribute or a prop of that name is shown whatever it holds. */
export function isShown(name: string): boolean {
  return ofElements.test(name);
}

/** Whether what is called so is shown where it looks like words. */
export function isCalledWords(name: string): boolean {
  return isShown(name) || called.test(name) || ends.test(name);
}

/** What is put on the screen without a tag: `createElement('p', null, …)`, `document.title = …`, `setAttribute('title', …)`, `alert(…)`. */
export function putOnScreen(node: ts.Node): readonly ts.Expression[] {
  if (ts.isBinaryExpression(node)) {
    const { left, operatorToken, right } = node;
    const isPut = ts.isPropertyAccessExpression(left) && (isText.test(left.name.text) || isShown(left.name.text));
    return isPut && /^\+?=$/.test(operatorToken.getText()) ? [right] : [];
  }
  if (!ts.isCallExpression(node)) return [];
  const [first, second, ...children] = node.arguments;
  if (/^(React\.)?createElement$/.test(node.expression.getText())) return children;
  if (/(^|\.)(alert|confirm|prompt)$/.test(node.expression.getText())) return first ? [first] : [];
  const sets = ts.isPropertyAccessExpression(node.expression) && node.expression.name.text === 'setAttribute';
  return sets && first && ts.isStringLiteralLike(first) && isShown(first.text) && second ? [second] : [];
}

const isText = /^(textContent|innerText|nodeValue)$/;

/** What is handed to whatever shows toasts: `<ToastRegion toasts={…} />`, `setToasts([…])`, `toast.success('Saved')`. */
export function toastsIn(node: ts.Node): readonly ts.Expression[] {
  if (ts.isCallExpression(node)) return showsToast.test(node.expression.getText()) ? node.arguments : [];
  if (!ts.isJsxAttribute(node) || !/^toasts?$/.test(node.name.getText())) return [];
  const value = node.initializer;
  return value && ts.isJsxExpression(value) && value.expression ? [value.expression] : [];
}

const showsToast =
  /(?:^|\.)(?:(?:set|show|add|push|open|make)Toasts?|toast(?:\.(?:show|add|push|open|info|success|positive|warning|error|negative))?)$/;
