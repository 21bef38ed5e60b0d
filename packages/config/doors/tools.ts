/** A sharp tool of the browser, how it is recognised, and who may use it. */
export interface SharpTool {
  readonly name: string;
  /**
   * `by name` wherever it stands, also inside a script that is written as a text; `of document`, `of location` and the like
   * only as a member of what is called so, `of window` also as a global name; `of Math` and the like only as a member of
   * what the browser calls so; `of now` where a date is made without saying which; `of another` as a member of a window
   * that is not the page's own; `set` where it, or a part of it, is given a value; `given text` where it is called with one
   */
  readonly known:
    | 'by name'
    | 'set'
    | 'given text'
    | 'of document'
    | 'of window'
    | 'of another'
    | 'of now'
    | `of ${'location' | 'history'}`
    | `of ${'crypto' | 'Date' | 'Math' | 'navigation' | 'navigator' | 'performance' | 'Temporal'}`;
  /** the one door, and whoever is let through it: files, or folders with their slash; empty = nobody */
  readonly only: readonly string[];
  /** whether a parameter may fall back on it, for whoever calls can hand in another then */
  readonly handedIn?: boolean;
  readonly why: string;
  readonly mend: string;
}

const storage = {
  known: 'by name',
  // the entries hand both areas to packages/state/src/storage.ts; the script before the first paint can load nothing
  only: ['apps/web/src/main.tsx', 'apps/web/build/prepaint.ts', '.storybook/studio/page/main.tsx'],
  why: 'touching it may throw, what it holds is not to be trusted, and a test brings its own',
  mend: 'Take the storage that is handed in (packages/state/src/storage.ts).',
} as const;
const markup = {
  only: [],
  why: 'markup from a text runs what is hidden in it, and Trusted Types refuse it (WEB-04)',
  mend: 'Render React elements, or set `textContent`.',
} as const;
const evaluation = {
  known: 'of window',
  only: [],
  why: 'the content security policy forbids to run a text (WEB-04)',
  mend: 'Write the code out, or take data as JSON.',
} as const;

const place = {
  known: 'of location',
  only: [
    'packages/state/src/windows.ts',
    'packages/state/src/waitingWindows.ts',
    // it stands alone on a page without the product's code
    'apps/web/src/offline/offlineScript.ts',
  ],
  why: 'an address from outside may be a script, and to load another page loses what somebody is typing',
  mend: 'Within the site, go by useNavigate of @marquee/state/navigation or a link. To leave it, use `leave` of packages/state/src/windows.ts.',
} as const;
const step = {
  known: 'of history',
  // the address of the first page is put right before there is a router
  only: ['apps/web/src/main.tsx'],
  why: 'the router does not learn of a step that is taken past it',
  mend: 'Go by useNavigate of @marquee/state/navigation, with `replace` for no step of its own.',
} as const;

/** What runs in Node on somebody's behalf: there is nobody above it to hand anything in. */
const programs = ['apps/demo/src/demo.ts', 'apps/web/build/', 'bench/', 'packages/platform-tools/src/', 'scripts/'];

const network = {
  known: 'of window',
  handedIn: true,
  only: [
    // the page itself, which hands it to all that it is made of, and to its reports
    'apps/web/src/main.tsx',
    'apps/web/src/report/start.ts',
    // they bring the page's own code, or stand alone on a page without it
    'apps/web/src/imports/fetchFirst.ts',
    'apps/web/src/offline/offlineScript.ts',
    // tools of those who make the product
    '.storybook/studio/page/api.ts',
    '.storybook/frame/storyApp.ts',
    ...programs,
  ],
  why: 'what is sent past the client has none of its care for time-outs, sealing and failures, and a test cannot answer it',
  mend: 'Ask the platform through the client (useCall, useChange). For what is no call of it, take the `fetch` that is handed in (useAppStore of @marquee/state/value).',
} as const;
const time = {
  handedIn: true,
  only: [
    'apps/web/src/main.tsx',
    // how long somebody waits at the machine: for the lock of another program, for what was saved, for a frame
    'packages/brand-tools/src/turn.ts',
    '.storybook/frame/settled.ts',
    '.storybook/studio/',
    '.storybook/tests/',
    ...programs,
  ],
  why: 'a test or a story cannot wait for a clock that it does not hold',
  mend: 'Take the clock that is handed in (useAppStore of @marquee/state/value, or an option of your own). To wait, set a timer.',
} as const;
const chance = {
  handedIn: true,
  why: 'a test or a story cannot repeat what is drawn anew each time',
  mend: 'Take what is drawn as an option, as packages/sdk/src/client.ts does with `random` and `key`.',
} as const;
const draws = [
  // keys that no other try may have
  'packages/sdk/src/client.ts',
  'packages/features/auth/src/form/chance.ts',
  ...programs,
];

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
    name: 'cookieStore',
    known: 'by name',
    // takes away what a library left there
    only: ['packages/features/shell/src/safety/analytics.ts'],
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
  { name: 'srcdoc', known: 'by name', ...markup },
  { name: 'srcDoc', known: 'by name', ...markup },
  { name: 'DOMParser', ...markup, known: 'of window', only: ['packages/ui/src/html/parseHtml.ts'] },
  { name: 'write', known: 'of document', ...markup },
  { name: 'writeln', known: 'of document', ...markup },
  { name: 'fetch', ...network },
  { name: 'XMLHttpRequest', ...network, only: [] },
  { name: 'WebSocket', ...network, only: [] },
  { name: 'EventSource', ...network, only: [] },
  { name: 'sendBeacon', ...network, known: 'of navigator', only: ['apps/web/src/report/start.ts'] },
  { name: 'now', ...time, known: 'of Date' },
  { name: 'Date', ...time, known: 'of now' },
  { name: 'now', ...time, known: 'of performance' },
  { name: 'Now', ...time, known: 'of Temporal' },
  // the page draws the hosts of pictures and games by it
  { name: 'random', ...chance, known: 'of Math', only: ['apps/web/src/platformHosts.ts', ...programs] },
  { name: 'getRandomValues', ...chance, known: 'of crypto', only: draws },
  { name: 'randomUUID', ...chance, known: 'of crypto', only: draws },
  { name: 'eval', ...evaluation },
  { name: 'Function', ...evaluation },
  { name: 'setTimeout', ...evaluation, known: 'given text' },
  { name: 'setInterval', ...evaluation, known: 'given text' },
  { name: 'assign', ...place },
  { name: 'replace', ...place },
  { name: 'location', ...place, known: 'set' },
  { name: 'navigate', ...place, known: 'of navigation' },
  { name: 'pushState', ...step },
  { name: 'replaceState', ...step },
  {
    name: 'postMessage',
    known: 'of another',
    only: ['packages/state/src/windows.ts', '.storybook/studio/wall/parent.ts'],
    why: 'what is said to a window is heard by whatever page is in it, unless its origin is named (WEB-04)',
    mend: 'Say it through packages/state/src/windows.ts, which talks to pages of this origin alone.',
  },
];
