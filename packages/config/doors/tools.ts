/** A sharp tool of the browser, how it is recognised, and who may use it. */
export interface SharpTool {
  readonly name: string;
  /**
   * `name` is the tool wherever it stands, also inside a script that is written as a text; `called` only where it is
   * called; `of document`, `of window` only as a member of that object (or of the global one, where it is called)
   */
  readonly known: 'by name' | 'called' | 'of document' | 'of window';
  /** the one door, and whoever is let through it; empty = nobody */
  readonly only: readonly string[];
  readonly why: string;
  readonly mend: string;
}

const storage = {
  known: 'by name',
  // the entry hands both areas to packages/state/src/storage.ts; the script before the first paint can load nothing
  only: ['apps/web/src/main.tsx', 'apps/web/build/prepaint.ts'],
  why: 'touching it may throw, what it holds is not to be trusted, and a test brings its own',
  mend: 'Take the storage that is handed in (packages/state/src/storage.ts).',
} as const;
const markup = {
  only: [],
  why: 'markup from a text runs what is hidden in it, and Trusted Types refuse it (WEB-04)',
  mend: 'Render React elements, or set `textContent`.',
} as const;
const evaluation = {
  known: 'called',
  only: [],
  why: 'the content security policy forbids to run a text (WEB-04)',
  mend: 'Write the code out, or take data as JSON.',
} as const;

/** One door for each. Tools that are imported have theirs in boundaries/importTable.ts. */
export const sharpTools: readonly SharpTool[] = [
  { name: 'localStorage', ...storage },
  { name: 'sessionStorage', ...storage },
  {
    name: 'cookie',
    known: 'of document',
    only: [],
    why: 'a cookie travels with every call',
    mend: 'Keep it in the storage that is handed in (packages/state/src/storage.ts).',
  },
  {
    name: 'open',
    known: 'of window',
    only: ['packages/state/src/windows.ts', 'packages/state/src/waitingWindows.ts'],
    why: 'a window has to open inside the click, at a checked address, with no way back to its opener (SUPP-01, WEB-04)',
    mend: 'Link with <a target="_blank">, or open it through packages/state/src/windows.ts or waitingWindows.ts.',
  },
  {
    name: 'indexedDB',
    known: 'by name',
    only: ['packages/state/src/passwordVault.ts'],
    why: 'what it holds outlives the page, and a test brings its own',
    mend: 'Keep it in the storage that is handed in (packages/state/src/storage.ts).',
  },
  { name: 'innerHTML', known: 'by name', ...markup },
  { name: 'outerHTML', known: 'by name', ...markup },
  { name: 'insertAdjacentHTML', known: 'by name', ...markup },
  { name: 'setHTMLUnsafe', known: 'by name', ...markup },
  { name: 'createContextualFragment', known: 'by name', ...markup },
  { name: 'dangerouslySetInnerHTML', known: 'by name', ...markup },
  { name: 'write', known: 'of document', ...markup },
  { name: 'writeln', known: 'of document', ...markup },
  { name: 'eval', ...evaluation },
  { name: 'Function', ...evaluation },
];
