import { applyEdits, findNodeAtLocation, modify, parseTree } from 'jsonc-parser';

const FORMAT = { formattingOptions: { insertSpaces: true, tabSize: 2, eol: '\n' } };

/**
 * A JSON file with one value changed. Everything else keeps its place and its form, so that whoever also edits by hand
 * sees only what was changed. Without a value the key goes, and with it the objects that it leaves empty.
 */
export function withValue(text: string, path: readonly (string | number)[], value: unknown): string {
  let at = [...path];
  if (value === undefined) {
    const root = parseTree(text);
    if (!root || !findNodeAtLocation(root, at)) return text;
    for (let above = at.slice(0, -1); above.length > 0; above = above.slice(0, -1)) {
      const node = findNodeAtLocation(root, above);
      if (node?.type !== 'object' || node.children?.length !== 1) break;
      at = above;
    }
  }
  return applyEdits(text, modify(text, at, value, FORMAT));
}
