import { expect, test } from 'vitest';
import { doors, toolUses } from '../doors/check.ts';
import { code } from './source.ts';
import { makeFolder } from './workspace.ts';

const tools = (text: string) => toolUses(code(text)).map(({ word }) => word);

test.each([
  ["localStorage.setItem('a', 'b');", 'localStorage'],
  ["window.sessionStorage.getItem('a');", 'sessionStorage'],
  ["const script = 'var t = localStorage.theme';", 'localStorage'],
  ["window.open('/help');", 'open'],
  ["globalThis['open']('/help');", 'open'],
  ["const show = () => open('/help', '_blank');", 'open'],
  ['const { open } = window;', 'open'],
  ['const { open: show } = globalThis;', 'open'],
  ["const { 'open': show } = window;", 'open'],
  ['const show = (address: string, { open } = window) => open(address);', 'open'],
  ['let show;\n({ open: show } = window);', 'open'],
  ["const page = window;\npage.open('/help');", 'open'],
  ["(window as Window).open('/help');", 'open'],
  ["window!.open('/help');", 'open'],
  ["document.defaultView?.open('/help');", 'open'],
  ['const show = open;', 'open'],
  ['button.onclick = () => guarded(open);', 'open'],
  ['const tools = { open };', 'open'],
  ['const { cookie } = document;', 'cookie'],
  ['const { document: { cookie } } = window;', 'cookie'],
  ['const { document: page } = window;\npage.cookie = text;', 'cookie'],
  ['element.ownerDocument.cookie = text;', 'cookie'],
  ['const { write } = document;', 'write'],
  ['const { eval: run } = window;', 'eval'],
  ["document.cookie = 'a=b';", 'cookie'],
  ["window.document.cookie = 'a=b';", 'cookie'],
  ['element.innerHTML = text;', 'innerHTML'],
  ['const box = <div dangerouslySetInnerHTML={{ __html: text }} />;', 'dangerouslySetInnerHTML'],
  ['const props = { dangerouslySetInnerHTML: { __html: text } };', 'dangerouslySetInnerHTML'],
  ["element.insertAdjacentHTML('beforeend', text);", 'insertAdjacentHTML'],
  ['document.write(text);', 'write'],
  ['eval(text);', 'eval'],
  ['(0, eval)(text);', 'eval'],
  ['new Function(text)();', 'Function'],
  ['globalThis.Function(text)();', 'Function'],
  ["const answer = await fetch('/x');", 'fetch'],
  ["window.fetch('/x');", 'fetch'],
  ['const send = fetch;', 'fetch'],
  ['const client = { fetch: (...asked) => fetch(...asked) };', 'fetch'],
  ['new XMLHttpRequest();', 'XMLHttpRequest'],
  ['new WebSocket(address);', 'WebSocket'],
  ['new window.EventSource(address);', 'EventSource'],
  ['navigator.sendBeacon(address, body);', 'navigator.sendBeacon'],
  ['window.navigator.sendBeacon(address, body);', 'navigator.sendBeacon'],
  ['const at = Date.now();', 'Date.now'],
  ['const at = globalThis.Date.now();', 'Date.now'],
  ['const { now } = Date;', 'Date.now'],
  ['createBoot({ clock: Date });', 'Date.now'],
  ['const at = new Date();', 'new Date()'],
  ['const at = Date();', 'new Date()'],
  ['const since = performance.now();', 'performance.now'],
  ["const since = performance['now']();", 'performance.now'],
  ['const lot = Math.random();', 'Math.random'],
  ['const lots = { random: Math.random };', 'Math.random'],
  ['const id = crypto.randomUUID();', 'crypto.randomUUID'],
  ['globalThis.crypto.getRandomValues(bytes);', 'crypto.getRandomValues'],
])('%s is found', (text, tool) => {
  expect(tools(text)).toEqual([tool]);
});

test.each([
  'const menu = ({ open }: Props) => open();',
  'dialog.open = true;',
  'const { open } = useDialogs();',
  'const dialog = <Dialog open />;',
  'const shown = { open: true };',
  'const { document: { title } } = window;',
  'const show = ({ window: { open } }: { window: ServiceWindow }) => open;',
  'interface Shown { open: boolean; }',
  'const page = windows;\npage.open(address);',
  'const told = { document: { cookie: text } };',
  'function open() {}\nopen();',
  '// never localStorage, never eval(text)\nconst a = 1;',
  'type Handler = Function;',
  'const csp = "script-src \'unsafe-eval\'";',
  'stream.write(text);',
  'const cookie = jar.cookie;',
  'const { fetch } = useAppStore();\nfetch(address);',
  'interface Means { fetch: typeof fetch; }',
  'const answer = platform.fetch(request);',
  'void answer.refetch();',
  'const now = clock.now();',
  'const at = new Date(clock.now());',
  'const day = Date.UTC(2026, 0, 4);',
  'const dated = value instanceof Date;',
  'const send = (random = Math.random) => random();',
  'const { clock = Date, now = () => performance.now() } = options;',
  'function draw(crypto: Crypto) {\n  crypto.getRandomValues(bytes);\n}',
  "import { randomUUID } from 'node:crypto';\nrandomUUID();",
])('%s is no sharp tool', (text) => {
  expect(tools(text)).toEqual([]);
});

test('a tool is found wherever it has no door, with why and how to do without; a door that nobody uses is closed', async () => {
  const root = makeFolder({
    'apps/web/src/main.tsx': 'createStorage({ local: () => localStorage, session: () => sessionStorage });',
    'apps/web/src/other.ts': 'localStorage.clear();',
    'apps/web/test/prepaint.test.ts': 'localStorage.clear();',
    'packages/ui/src/a/A.tsx': 'element.innerHTML = text;',
    'packages/blocks/src/text.ts': 'const read = () => fetch(address);',
    'packages/blocks/src/text.test.ts': 'const at = Date.now();',
    'bench/main.ts': 'const since = performance.now();\neval(text);',
    '.storybook/frame/open.ts': 'window.open(address);',
    'scripts/test.mjs': 'const since = performance.now();',
  });
  const { findings } = await doors.check(root);
  const closed = findings.filter(({ mend }) => mend === 'Delete it.');
  expect(findings.filter((finding) => !closed.includes(finding))).toEqual([
    {
      ...{ file: 'apps/web/src/other.ts', line: 1, column: 1 },
      what: expect.stringContaining(
        '"localStorage" is for apps/web/src/main.tsx, apps/web/build/prepaint.ts, .storybook/studio/page/main.tsx alone: touching it may throw',
      ),
      mend: 'Take the storage that is handed in (packages/state/src/storage.ts).',
    },
    {
      ...{ file: 'packages/blocks/src/text.ts', line: 1, column: 20 },
      what: expect.stringContaining(
        '"fetch" is for those that packages/config/doors/tools.ts lists alone: what is sent',
      ),
      mend: expect.stringContaining('take the `fetch` that is handed in'),
    },
    {
      ...{ file: 'packages/ui/src/a/A.tsx', line: 1, column: 9 },
      what: expect.stringContaining('"innerHTML" has no door: markup from a text'),
      mend: 'Render React elements, or set `textContent`.',
    },
    expect.objectContaining({ file: '.storybook/frame/open.ts', what: expect.stringContaining('"open" is for') }),
    expect.objectContaining({ file: 'bench/main.ts', what: expect.stringContaining('"eval" has no door') }),
  ]);
  const names = closed.map(({ what }) => what);
  expect(names).toContainEqual(expect.stringContaining('apps/web/build/prepaint.ts'));
  expect(names).not.toContainEqual(expect.stringMatching(/apps\/web\/src\/main|bench|scripts/));
});
