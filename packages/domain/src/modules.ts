/** A switch of the platform's module tree, as the permission and white-label answers carry it (section 3). */
export interface ModuleNode {
  readonly modId: string;
  readonly enabled: boolean;
  readonly childrenNodes: readonly ModuleNode[];
}

/**
 * What the tree says of a module: on, off, or nothing (`undefined`), so that the brand pack or the default may speak.
 * A module under a branch that is off is off. One named more than once is on when any of its places is.
 */
export function moduleState(tree: readonly ModuleNode[], modId: string): boolean | undefined {
  let found: boolean | undefined;
  // a stack instead of recursion: the depth is the platform's choice
  const open = tree.map((node) => ({ node, on: true }));
  for (let next = open.pop(); next; next = open.pop()) {
    const on = next.on && next.node.enabled;
    if (next.node.modId === modId) {
      if (on) return true;
      found = false;
    }
    for (const node of next.node.childrenNodes) open.push({ node, on });
  }
  return found;
}
