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
])('%s is no sharp tool', (text) => {
  expect(tools(text)).toEqual([]);
});

test('a tool is found wherever it has no door, with why and how to do without; a door that nobody uses is closed', async () => {
  const root = makeFolder({
    'apps/web/src/main.tsx': 'createStorage({ local: () => localStorage, session: () => sessionStorage });',
    'apps/web/src/other.ts': 'localStorage.clear();',
    'packages/state/src/windows.ts': 'window.open(address);',
    'packages/state/src/waitingWindows.ts': 'window.open(nothing);',
    'packages/state/src/passwordVault.ts': 'indexedDB.open(name);',
    'apps/web/test/prepaint.test.ts': 'localStorage.clear();',
    'packages/ui/src/a/A.tsx': 'element.innerHTML = text;',
  });
  const { findings } = await doors.check(root);
  expect(findings).toEqual([
    {
      ...{ file: 'apps/web/src/other.ts', line: 1, column: 1 },
      what: expect.stringContaining(
        '"localStorage" is for apps/web/src/main.tsx, apps/web/build/prepaint.ts alone: touching it may throw',
      ),
      mend: 'Take the storage that is handed in (packages/state/src/storage.ts).',
    },
    {
      ...{ file: 'packages/ui/src/a/A.tsx', line: 1, column: 9 },
      what: expect.stringContaining('"innerHTML" has no door: markup from a text'),
      mend: 'Render React elements, or set `textContent`.',
    },
    expect.objectContaining({ what: expect.stringContaining('apps/web/build/prepaint.ts'), mend: 'Delete it.' }),
  ]);
});
